import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** html-validate would resolve its settings for every text again, which takes longer than checking the text. */
class ResolvedOnce extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#resolved ??= super.getConfigFor(handle);
    return this.#resolved;
  }
}

/** Checks HTML by the standard. `rules` are exceptions. */
export function htmlValidator(rules: NonNullable<ConfigData['rules']>): HtmlValidate {
  const settings = { root: true, extends: ['html-validate:standard', 'html-validate:document'], rules };
  return new HtmlValidate(new ResolvedOnce(settings));
}
