import { defaultBrand } from '@gatehouse/brand/default-brand';
import { expect, test } from 'vitest';
import { sceneCode } from './scene.ts';

const site = (kind: (id: string) => boolean) => defaultBrand.sites.filter(({ region = '' }) => kind(region));

test('[LOGIN-10] each action has its scene code, and the Turkish login one of its own', () => {
  for (const one of defaultBrand.sites) {
    expect(sceneCode(one, 'third-party')).toBe('31001');
    expect(sceneCode(one, 'register')).toBe('31004');
    expect(sceneCode(one, 'trading-tool')).toBe('31005');
  }
  expect(site((region) => region === 'TR').map((one) => sceneCode(one, 'login'))).toEqual(['31013']);
  expect(new Set(site((region) => region !== 'TR').map((one) => sceneCode(one, 'login')))).toEqual(new Set(['31000']));
});
