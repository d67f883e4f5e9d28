import type { Person } from '#features/accounts/person.ts';
import { accountLimits, photoTypes } from '#features/accounts/person.ts';
import { PersonPicture } from '#features/accounts/views/person-picture.tsx';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm, useProblem } from '#ui/console/forms.tsx';
import style from '#ui/console/view.module.css';
import { FileField } from '#ui/file-field.tsx';
import { centeredRow, stack } from '#ui/layout.ts';
import own from './photo-panel.module.css';

export function PhotoPanel({ person, wrong }: { readonly person: Person; readonly wrong: ViewProblems | undefined }) {
  const { words, language } = usePage();
  const { photo } = words.dashboard.profile;
  const error = useProblem(wrong, { photo: { megabytes: accountLimits.photoMegabytes } }).errorOf('photo');
  return (
    <section className={stack(4, style.panel)}>
      <h2>{photo.title}</h2>
      <div className={centeredRow(3, own.now)}>
        <PersonPicture person={person} />
        {person.photo && (
          <ActionForm action="photo-remove">
            <Button type="submit" look="quiet" size="small">
              {photo.remove}
            </Button>
          </ActionForm>
        )}
      </div>
      <ActionForm action="photo" hasFile className={style.form} once>
        <FileField
          id="account-photo"
          label={photo.choose}
          error={error}
          name="photo"
          required
          hint={format(photo.hint, language, { megabytes: accountLimits.photoMegabytes })}
          accept={photoTypes.join()}
          autoFocus={error !== undefined}
        />
        <Button type="submit" look="secondary">
          {photo.send}
        </Button>
      </ActionForm>
    </section>
  );
}
