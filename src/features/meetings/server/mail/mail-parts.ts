import type { Config } from '#platform/server/config/config.ts';

/** Whom the mails of meetings name, where the site and the room are, and what makes keys. */
export interface MeetingMailDeps {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl' | 'meetings'>;
  readonly secret: string;
}
