import { encode } from 'uqr';
import { PasskeyButton } from '#features/accounts/views/passkey-button.tsx';
import type { Mistyped } from '#platform/contracts/staff.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { href, withQuery } from '#site/address.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ScreenProps } from '#ui/console/console-screen.ts';
import { Box } from '#ui/console/facts.tsx';
import fold from '#ui/console/fold.module.css';
import { ActionForm } from '#ui/console/forms.tsx';
import { momentText } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextField } from '#ui/field.tsx';
import { muted, note, row, stack } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import { apart, breakable, ruled } from '#ui/look.ts';
import { PrintButton } from '#ui/sections/print-button.tsx';
import type { PasskeyLine, StaffSecurityView } from '../team-lines.ts';
import { ConfirmBox } from './factor.tsx';
import style from './team.module.css';

/** A member's own passkeys, app and recovery codes. */
export function SecurityView({ view, mistyped, recoveryCodes }: ScreenProps<StaffSecurityView>) {
  const { words, language } = usePage();
  const { security } = words.team;
  const hasFactor = view.passkeys.length > 0 || view.totpAddedAt !== undefined;
  return (
    <ListPage title={words.staff.views.security} lead={security.lead}>
      {view.isFirst && <Callout tone="note">{security.first}</Callout>}
      {recoveryCodes && <NewCodes codes={recoveryCodes} />}
      {!view.isRecent && <ConfirmBox of={view} next={{ view: 'security' }} mistyped={mistyped} />}
      {hasFactor && view.recoveryLeft === 0 && !recoveryCodes && <Callout tone="error">{security.none}</Callout>}
      <div className={stack(4, style.split)}>
        <Passkeys view={view} mistyped={mistyped} />
        <App view={view} mistyped={mistyped} />
        {hasFactor && (
          <Box id="recovery" title={security.recovery}>
            <p className={note}>{security.recoveryHint}</p>
            <p>{format(security.left, language, { count: view.recoveryLeft })}</p>
            {view.isRecent && (
              <ActionForm action="newRecoveryCodes" once className={stack(2)}>
                <div>
                  <Button type="submit" look={view.recoveryLeft === 0 ? 'primary' : 'secondary'} size="small">
                    {security.make}
                  </Button>
                </div>
                {view.recoveryLeft > 0 && <p className={note}>{security.makeHint}</p>}
              </ActionForm>
            )}
          </Box>
        )}
        {!view.isFirst && (
          <Box id="sessions" title={security.sessions}>
            <p className={note}>{security.sessionsHint}</p>
            <p>
              <Link arrow href={withQuery(href('/dashboard', language), { view: 'sessions' })}>
                {security.sessionsLink}
              </Link>
            </p>
          </Box>
        )}
      </div>
    </ListPage>
  );
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  const { security } = usePage().words.team;
  return (
    <Box id="new-codes" title={security.shown}>
      <p>
        <strong>{security.shownHint}</strong>
      </p>
      <ul className={style.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={row(3)}>
        <PrintButton>{security.print}</PrintButton>
        <Button
          look="secondary"
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`}
          download={`${security.fileName}.txt`}
        >
          {security.download}
        </Button>
      </div>
    </Box>
  );
}

function Passkeys({ view, mistyped }: Pick<ScreenProps<StaffSecurityView>, 'view' | 'mistyped'>) {
  const { words, language } = usePage();
  const { security } = words.team;
  return (
    <Box id="passkeys" title={security.passkeys}>
      <p className={note}>{security.passkeysHint}</p>
      {view.passkeys.length === 0 ? (
        <p className={muted}>{security.noPasskeys}</p>
      ) : (
        <ul className={classNames(ruled, style.members)}>
          {view.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isOpen={view.isRecent} mistyped={mistyped} />
          ))}
        </ul>
      )}
      {view.isRecent && (
        <>
          <PasskeyButton
            type="add"
            go={staffHref(language, { view: 'security', done: 'passkeyAdded' })}
            look={view.passkeys.length === 0 ? 'primary' : 'secondary'}
          >
            {security.add}
          </PasskeyButton>
          <noscript>
            <p className={note}>{security.needsScript}</p>
          </noscript>
        </>
      )}
    </Box>
  );
}

interface RowProps {
  readonly passkey: PasskeyLine;
  readonly isOpen: boolean;
  readonly mistyped: Mistyped;
}

function PasskeyRow({ passkey: { id, name, addedAt, usedAt }, isOpen, mistyped: { typed, problems } }: RowProps) {
  const page = usePage();
  const { security } = page.words.team;
  const isWrong = typed?.['passkey'] === id && problems?.['name'] !== undefined;
  return (
    <li className={row(0, apart, style.passkey)}>
      <div className={classNames(breakable, style.who)}>
        <strong>
          <bdi>{name || security.unnamed}</bdi>
        </strong>
        <p className={note}>
          {dated(security.added, addedAt, page)} · {usedAt ? dated(security.used, usedAt, page) : security.never}
        </p>
      </div>
      {isOpen && (
        <details className={classNames(fold.fold, style.member)} open={isWrong}>
          <summary>
            {page.words.team.members.manage}
            <span className="visually-hidden"> {name || security.unnamed}</span>
          </summary>
          <div className={stack(4, style.forms)}>
            <ActionForm action="renamePasskey" values={{ passkey: id }} once className={stack(3, style.narrow)}>
              <TextField
                id={`name-${id}`}
                name="name"
                label={security.name}
                error={isWrong ? security.nameWrong : undefined}
                defaultValue={isWrong ? typed?.['name'] : name}
                maxLength={60}
                required
              />
              <div>
                <Button type="submit" look="secondary" size="small">
                  {security.saveName}
                </Button>
              </div>
            </ActionForm>
            <ActionForm action="removePasskey" values={{ passkey: id }} once>
              <Button type="submit" look="secondary" size="small" className={style.danger}>
                {security.remove}
              </Button>
            </ActionForm>
          </div>
        </details>
      )}
    </li>
  );
}

/** The app that shows codes: set up in two steps, of which the second proves that it has the key. */
function App({ view, mistyped }: Pick<ScreenProps<StaffSecurityView>, 'view' | 'mistyped'>) {
  const page = usePage();
  const { security, factor } = page.words.team;
  const { totpAddedAt, pending, isRecent } = view;
  const isWrong = mistyped.typed?.['action'] === 'confirmTotp' && mistyped.problems?.['code'] !== undefined;
  return (
    <Box id="app" title={security.totp}>
      <p className={note}>{security.totpHint}</p>
      <p>{totpAddedAt === undefined ? security.totpOff : dated(security.totpOn, totpAddedAt, page)}</p>
      {pending && (
        <div className={stack(3)}>
          <h3>{security.scan}</h3>
          <QrCode of={pending.address} label={security.qr} />
          <p>
            {security.key} <span className={style.key}>{pending.key.match(/.{1,4}/g)?.join(' ')}</span>
          </p>
          <ActionForm action="confirmTotp" once className={stack(3, style.narrow)}>
            <TextField
              id="totp-code"
              name="code"
              label={security.typeCode}
              error={isWrong ? factor.wrong : undefined}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              required
              autoFocus={isWrong}
            />
            <div>
              <Button type="submit">{security.confirm}</Button>
            </div>
          </ActionForm>
        </div>
      )}
      {isRecent && (
        <div className={row(3)}>
          {!pending && (
            <ActionForm action="startTotp" once>
              {totpAddedAt === undefined ? (
                <Button type="submit">{security.start}</Button>
              ) : (
                <Button type="submit" look="secondary" size="small">
                  {security.replace}
                </Button>
              )}
            </ActionForm>
          )}
          {totpAddedAt !== undefined && (
            <ActionForm action="removeTotp" once>
              <Button type="submit" look="secondary" size="small" className={style.danger}>
                {security.removeTotp}
              </Button>
            </ActionForm>
          )}
        </div>
      )}
    </Box>
  );
}

/** One path of squares, drawn on the server: the key never leaves it by another way. */
function QrCode({ of: address, label }: { readonly of: string; readonly label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const squares = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={style.qr} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}

const dated = (text: string, at: number, page: Page) => format(text, page.language, { date: momentText(at, page) });
