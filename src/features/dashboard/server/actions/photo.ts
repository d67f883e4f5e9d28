import { readFile } from 'node:fs/promises';
import { handOver } from '#features/accounts/server/hand-over.ts';
import { pictureType } from '#features/accounts/server/read-photo.ts';
import { removePhoto, savePhoto } from '#features/accounts/server/store/photos.ts';
import { countAccountUse } from '../account-limits.ts';
import type { Action, Sent } from './action.ts';

const view = { view: 'profile' } as const;

const refuse = (photo: string) => ({ view, wrong: { typed: {}, problems: { photo } } });

export const changePhoto: Action = async (sent) => {
  const [file] = sent.uploads;
  if (!file || file.bytes === 0) return refuse('missing');
  if (file.isTooLarge) return refuse('tooLarge');
  if (file.failure !== undefined) throw file.failure;
  const content = await readFile(file.path);
  const type = pictureType(content);
  if (!type) return refuse('notAPicture');
  await countAccountUse(sent, 'photo');
  await savePhoto(sent.parts.database.db, sent.signedIn.user.id, { type, content });
  await tellHeader(sent);
  return { done: 'photo', view };
};

export const dropPhoto: Action = async (sent) => {
  await removePhoto(sent.parts.database.db, sent.signedIn.user.id);
  await tellHeader(sent);
  return { done: 'photoRemoved', view };
};

const tellHeader = ({ c, parts, signedIn }: Sent) => handOver(c, parts.config, parts.database.db, signedIn);
