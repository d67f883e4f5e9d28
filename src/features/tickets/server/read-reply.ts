import { typedProblem } from '#features/accounts/server/accounts.ts';
import { uuidText } from '#platform/contracts/bounded-input.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { manyLines } from '#platform/contracts/text-rules.ts';
import type { Upload } from '#platform/server/body/upload.ts';
import { typedText } from '#platform/server/http/request-text.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { attachmentFiles, readAttachments } from './attachments.ts';

type Body = Readonly<Record<string, unknown>>;

export interface ReadReply {
  /** Of the form, so that submitting it twice saves one message. */
  readonly id: string;
  readonly text: string;
  readonly files: ReturnType<typeof attachmentFiles>;
}

/** The form with which visitors write again, or what is wrong with it. Undefined if it is not that form. */
export function readReply(body: Body, uploads: readonly Upload[]): ReadReply | { wrong: ViewProblems } | undefined {
  const id = uuidText().safeParse(body['message_id']).data;
  if (!id) return undefined;
  const text = manyLines.tidy(typedText(body, 'message'), ticketLimits.message);
  const problem = typedProblem(text, manyLines, ticketLimits.message);
  const attached = readAttachments(uploads);
  if (!problem && 'attachments' in attached) return { id, text, files: attachmentFiles(attached.attachments) };
  const refused = 'problem' in attached ? attached : undefined;
  const problems = { ...(problem && { message: problem }), ...(refused && { attachments: refused.problem }) };
  // As browsers do: the value of a field for files is a name.
  const typed = { message: typedText(body, 'message'), message_id: id, ...(refused && { attachments: refused.file }) };
  return { wrong: { typed, problems } };
}
