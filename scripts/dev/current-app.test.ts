import { expect, test } from 'vitest';
import { createCurrentApp } from './current-app.mjs';

function newApps() {
  const events: string[] = [];
  const apps = createCurrentApp(async (module: { readonly name: string }) => {
    events.push(`compose ${module.name}`);
    if (module.name === 'broken') throw new Error('it is broken');
    return { name: module.name, close: async () => void events.push(`close ${module.name}`) };
  });
  return { apps, events };
}

test('is composed once for concurrent requests', async () => {
  const { apps, events } = newApps();
  const module = { name: 'one' };
  const [first, second] = await Promise.all([apps.composedFrom(module), apps.composedFrom(module)]);
  expect(second).toBe(first);
  expect(await apps.composedFrom(module)).toBe(first);
  expect(events).toEqual(['compose one']);
});

test('replaces the previous one, which is closed first', async () => {
  const { apps, events } = newApps();
  const modules = [{ name: 'one' }, { name: 'two' }, { name: 'three' }];
  await Promise.all(modules.map((module) => apps.composedFrom(module)));
  await apps.close();
  expect(events).toEqual(['compose one', 'close one', 'compose two', 'close two', 'compose three', 'close three']);
});

test('is tried again after it could not be composed', async () => {
  const { apps, events } = newApps();
  const module = { name: 'broken' };
  for (const _ of [1, 2]) await expect(apps.composedFrom(module)).rejects.toThrow('broken');
  await apps.close();
  expect((await apps.composedFrom({ name: 'fixed' })).name).toBe('fixed');
  expect(events).toEqual(['compose broken', 'compose broken', 'compose fixed']);
});
