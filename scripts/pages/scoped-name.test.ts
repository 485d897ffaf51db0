import { expect, it } from 'vitest';
import { getScopedName } from './scoped-name.ts';

it('names a class after its module, and rejects a second module with the same name', () => {
  expect(getScopedName('control', '/src/ui/Field.module.css')).toBe('control-Field');
  expect(getScopedName('label', '/src/ui/Field.module.css?used')).toBe('label-Field');
  expect(() => getScopedName('label', '/src/islands/Field.module.css')).toThrow(/Two CSS modules/);
});
