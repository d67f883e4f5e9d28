import { Breakable } from '#ui/breakable.tsx';

/** Where somebody first came from: source and medium, the campaign, and whatever else there is by its name. */
export function CampaignLines({ of }: { readonly of: Readonly<Record<string, string>> }) {
  const { utm_source, utm_medium, utm_campaign, ...others } = of;
  const source = [utm_source, utm_medium].filter(Boolean).join(' · ');
  const rest = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  return [source, utm_campaign, ...rest].map(
    (text) =>
      text && (
        <div key={text}>
          <Breakable>{text}</Breakable>
        </div>
      ),
  );
}
