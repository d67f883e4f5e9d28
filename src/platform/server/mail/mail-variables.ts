import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { readMailbox } from './mailbox.ts';

/** The part of the environment that says how mail leaves. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must look like smtps://user:password@host:465 or smtp://host:587, or be left empty')
    .optional(),
  MAIL_FROM: z
    .string()
    .default(`${brand.name} <${brand.email.contact}>`)
    .transform(readMailbox)
    .refine((mailbox) => mailbox !== undefined, 'must be an address such as Name <name@company.example>'),
  TEAM_EMAIL: z
    .string()
    .default(brand.email.support)
    .refine((text) => readMailbox(text)?.address === text, 'must be one address such as team@company.example'),
};

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value);
}
