import { defineFeature } from '#platform/server/feature.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

export const backupFeature = defineFeature({ name: 'backup', commands: { backup, restore } });
