import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';

it('names a class after its module, and rejects a second module with the same name', () => {
  expect(scopedName('control', '/src/ui/Field.module.css')).toBe('control-Field');
  expect(scopedName('label', '/src/ui/Field.module.css?used')).toBe('label-Field');
  expect(() => scopedName('label', '/src/islands/Field.module.css')).toThrow(/Two CSS modules/);
});
