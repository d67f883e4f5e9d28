import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatPhone } from '#site/phone.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Box } from '#ui/console/facts.tsx';
import fold from '#ui/console/fold.module.css';
import { ActionForm } from '#ui/console/forms.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Fact } from '#ui/fact.tsx';
import { TextField } from '#ui/field.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { note, row, stack } from '#ui/layout.ts';
import { needsScript, terms } from '#ui/look.ts';
import {
  addressLines,
  billingControls,
  billingFields,
  countryName,
  invoicedName,
  nothingTyped,
  taxIdText,
} from '../../billing.ts';
import type { StaffBilling, StaffPaymentView } from '../../staff-payment-lines.ts';
import { BillingFields, doubtfulValues } from '../billing-fields.tsx';
import style from './payments.module.css';

interface Props {
  readonly view: StaffPaymentView;
  readonly mistyped: Mistyped;
}

/** What the invoice needs, ready to be copied into the accounting program. */
export function Billing({ view, mistyped }: Props) {
  const { words, language } = usePage();
  const { billing: text, problems } = words.staffOrders;
  const { billing, payment } = view;
  return (
    <Box id="billing" title={text.title}>
      {billing ? <Details billing={billing} email={payment.email} /> : <p>{text.missing}</p>}
      {billing?.invoice ? (
        <div className={stack(1)}>
          <p>
            <Badge tone="success">{format(text.invoiced, language, { number: billing.invoice })}</Badge>
          </p>
          <p className={note}>{text.frozen}</p>
        </div>
      ) : (
        <>
          {billing && payment.paidAt !== null && (
            <ActionForm action="invoice" values={{ payment: payment.reference }} once className={stack(2)}>
              <TextField
                id="invoice-number"
                name="invoice"
                label={text.invoice}
                maxLength={60}
                error={mistyped.problems?.['invoice'] && problems.invoice}
              />
              <div>
                <Button type="submit" look="secondary" size="small">
                  {text.mark}
                </Button>
              </div>
            </ActionForm>
          )}
          <ChangeForm view={view} mistyped={mistyped} />
        </>
      )}
    </Box>
  );
}

function Details({ billing, email }: { readonly billing: StaffBilling; readonly email: string | null }) {
  const { words, language } = usePage();
  const { invoice } = words.billing;
  const name = invoicedName(billing);
  const address = addressLines(billing, countryName(billing, language));
  const taxId = taxIdText(billing, language);
  const contact = billing.company && billing.name;
  const everything = [name, taxId, ...address, contact, billing.phone, email].filter(Boolean).join('\n');
  return (
    <>
      <dl className={stack(3, terms, style.billing)}>
        <Fact label={invoice.name}>
          <bdi>{name}</bdi>
        </Fact>
        {taxId && <Fact label={invoice.taxId}>{taxId}</Fact>}
        <Fact label={invoice.address}>
          {address.map((line) => (
            <div key={line}>
              <bdi>{line}</bdi>
            </div>
          ))}
        </Fact>
        {contact && (
          <Fact label={invoice.contact}>
            <bdi>{contact}</bdi>
          </Fact>
        )}
        {billing.phone && (
          <Fact label={invoice.phone}>
            <a href={`tel:${billing.phone}`}>{formatPhone(billing.phone.replace('+', ''))}</a>
          </Fact>
        )}
      </dl>
      <div className={row(2, needsScript)}>
        <CopyButton text={everything} words={words.staffOrders.billing} />
      </div>
    </>
  );
}

/** Corrects what the buyer entered, or enters it for them. */
function ChangeForm({ view: { billing, payment }, mistyped: { typed, problems } }: Props) {
  const { staffOrders } = usePage().words;
  const { billing: text } = staffOrders;
  const sent = typed?.['action'] === 'billing' ? typed : undefined;
  const known = new Map<string, unknown>(Object.entries(sent ?? billing ?? {}));
  const values = Object.fromEntries(billingFields.map((field) => [field, String(known.get(field) ?? '')]));
  const state = { typed: { ...nothingTyped, ...values }, problems: sent ? (problems ?? {}) : {} };
  return (
    <details className={classNames(fold.fold, style.more)} open={sent !== undefined}>
      <summary>{billing ? text.change : text.add}</summary>
      <ActionForm action="billing" values={{ payment: payment.reference }} once className={stack(4)}>
        <HiddenValues values={{ [billingControls.confirmed]: doubtfulValues(state) }} />
        <BillingFields of={{ ...state, isForTeam: true }} />
        <div>
          <Button type="submit" size="small">
            {text.save}
          </Button>
        </div>
      </ActionForm>
    </details>
  );
}
