import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { DataDrawing, InterfaceDrawing, ProcessDrawing } from './model-drawings.tsx';
import style from './models.module.css';

const models = [
  ['process', ProcessDrawing],
  ['data', DataDrawing],
  ['interface', InterfaceDrawing],
] as const;

/** The three models, each under its drawing. */
export function Models() {
  const { models: words } = usePage().words.serviceDesign;
  return (
    <Section id="models" title={words.title} lead={words.lead} tone="card">
      <ul className={style.models}>
        {models.map(([id, Drawing]) => {
          const { name, question, text, alt } = words.items[id];
          return (
            <li key={id}>
              <Drawing title={alt} />
              <div className={style.words}>
                <h3>{name}</h3>
                <p className={style.question}>{question}</p>
                <p className={style.text}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
