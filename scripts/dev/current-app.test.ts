import { expect, test } from 'vitest';
import { createCurrentApp } from './current-app.mjs';

function newApps() {
  const said: string[] = [];
  const apps = createCurrentApp(async (module: { readonly name: string }) => {
    said.push(`compose ${module.name}`);
    if (module.name === 'broken') throw new Error('it is broken');
    return { name: module.name, close: async () => void said.push(`close ${module.name}`) };
  });
  return { apps, said };
}

test('is composed once for concurrent requests', async () => {
  const { apps, said } = newApps();
  const module = { name: 'one' };
  const [first, second] = await Promise.all([apps.composedFrom(module), apps.composedFrom(module)]);
  expect(second).toBe(first);
  expect(await apps.composedFrom(module)).toBe(first);
  expect(said).toEqual(['compose one']);
});

test('replaces the previous one, which is closed first', async () => {
  const { apps, said } = newApps();
  const modules = [{ name: 'one' }, { name: 'two' }, { name: 'three' }];
  await Promise.all(modules.map((module) => apps.composedFrom(module)));
  await apps.close();
  expect(said).toEqual(['compose one', 'close one', 'compose two', 'close two', 'compose three', 'close three']);
});

test('is tried again after it could not be composed', async () => {
  const { apps, said } = newApps();
  const module = { name: 'broken' };
  for (const _ of [1, 2]) await expect(apps.composedFrom(module)).rejects.toThrow('broken');
  await apps.close();
  expect((await apps.composedFrom({ name: 'mended' })).name).toBe('mended');
  expect(said).toEqual(['compose broken', 'compose broken', 'compose mended']);
});
