import { signOutPath } from '#features/accounts/sign-in.ts';
import { PasskeyButton } from '#features/accounts/views/passkey-button.tsx';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { type StaffPlace, staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import { Box } from '#ui/console/facts.tsx';
import { ActionForm } from '#ui/console/forms.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextField } from '#ui/field.tsx';
import { note, row, stack } from '#ui/layout.ts';
import type { Confirmation, FactorWays, StaffFactorView } from '../team-lines.ts';
import style from './team.module.css';

/** The only page that a member sees before the second factor is proven in this browser. */
export function FactorView({ view: { ways, next }, mistyped }: { view: StaffFactorView; mistyped: Mistyped }) {
  const { factor } = usePage().words.team;
  return (
    <ListPage title={factor.title} lead={factor.lead}>
      <div className={stack(4, style.narrow)}>
        <FactorForm ways={ways} next={next} mistyped={mistyped} />
        <p className={note}>{factor.lost}</p>
        <SignOut />
      </div>
    </ListPage>
  );
}

interface ConfirmProps {
  readonly of: Confirmation;
  readonly next: StaffPlace;
  readonly mistyped: Mistyped;
}

/** Instead of the forms of a view, until the member has proven again who they are. */
export function ConfirmBox({ of: { ways }, next, mistyped }: ConfirmProps) {
  const { factor } = usePage().words.team;
  const hasFactor = ways.passkey || ways.totp;
  return (
    <Box id="confirm" title={factor.confirmTitle}>
      <p>{hasFactor ? factor.confirm : factor.signInAgain}</p>
      {hasFactor ? <FactorForm ways={ways} next={next} mistyped={mistyped} /> : <SignOut />}
    </Box>
  );
}

function SignOut() {
  const { factor } = usePage().words.team;
  return (
    <div>
      <Button href={signOutPath} look="secondary" size="small">
        {factor.signOut}
      </Button>
    </div>
  );
}

interface FormProps {
  readonly ways: FactorWays;
  readonly next: StaffPlace;
  readonly mistyped: Mistyped;
}

function FactorForm({ ways, next, mistyped: { typed = {}, problems = {} } }: FormProps) {
  const { words, language } = usePage();
  const { factor } = words.team;
  const isWrong = typed['action'] === 'enterFactor' && problems['code'] !== undefined;
  const values = Object.entries(next).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return (
    <div className={stack(4)}>
      {ways.passkey && (
        <PasskeyButton type="enter" go={staffHref(language, next)} look="primary">
          {factor.passkey}
        </PasskeyButton>
      )}
      <ActionForm action="enterFactor" values={Object.fromEntries(values)} once className={stack(3, style.narrow)}>
        <TextField
          id="factor-code"
          name="code"
          label={factor.code}
          hint={ways.totp ? factor.codeHint.totp : factor.codeHint.recovery}
          error={isWrong ? factor.wrong : undefined}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          autoFocus={isWrong || (ways.totp && !ways.passkey)}
        />
        <div className={row(3)}>
          <Button type="submit" look={ways.passkey ? 'secondary' : 'primary'}>
            {factor.send}
          </Button>
        </div>
      </ActionForm>
    </div>
  );
}
