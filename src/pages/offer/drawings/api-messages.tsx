import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { ArrowBackIcon, ArrowIcon } from '#ui/icons.tsx';
import { line, stack } from '#ui/layout.ts';
import { cardLook } from '#ui/look.ts';
import { Entry, Split } from '#ui/sections/split.tsx';
import { CodeSample } from '../sections/code-sample.tsx';
import style from './api-messages.module.css';

/** Two systems and their messages, then the first message as it is written. */
export function ApiMessages() {
  const {
    left,
    right,
    messages,
    request: requestTitle,
    response: responseTitle,
  } = usePage().words.developmentPages.api.drawing;
  return (
    <>
      <div className={stack(0, style.exchange)}>
        <Entry of={left} look={style.left} />
        <ol className={stack(3, style.messages)}>
          {messages.map((message, index) => {
            const back = index % 2 === 1;
            return (
              <li key={message} className={line(3, cardLook)} {...dataProps({ direction: back ? 'back' : 'there' })}>
                {back ? <ArrowBackIcon /> : <ArrowIcon />}
                <span>{message}</span>
              </li>
            );
          })}
        </ol>
        <Entry of={right} look={style.right} />
      </div>
      <Split>
        <CodeSample id="request" caption={requestTitle} code={request} />
        <CodeSample id="response" caption={responseTitle} code={response} />
      </Split>
    </>
  );
}

/** The same order in every language: an interface is written in English. Amounts are in cents. */
const request = `POST /orders HTTP/1.1
Host: api.example.com
Authorization: Bearer <key>
Content-Type: application/json

{
  "order": "A-1042",
  "customer": "C-77",
  "currency": "USD",
  "total": 18500
}`;

const response = `HTTP/1.1 201 Created
Location: /invoices/F-2210
Content-Type: application/json

{
  "invoice": "F-2210",
  "order": "A-1042",
  "status": "draft"
}`;
