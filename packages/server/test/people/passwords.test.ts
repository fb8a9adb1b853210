// How passwords are kept.
import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../src/people/passwords.ts';

it('tells the right password from a wrong one, each with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('ﬁne day'), hashPassword('ﬁne day')]);
  expect(one).not.toBe(other);
  expect(await isPassword('fine day', one)).toBe(true);
  expect(await isPassword('Fine day', one)).toBe(false);
});

it('checks a password at the cost at which it was kept', async () => {
  const salt = Buffer.from('salt');
  const key = scryptSync('aye', salt, 32, { N: 2 ** 4, r: 1, p: 1 });
  const kept = `scrypt$4$1$1$${salt.toString('base64')}$${key.toString('base64')}`;
  expect(await isPassword('aye', kept)).toBe(true);
  expect(await isPassword('nay', kept)).toBe(false);
});

it('says no where nothing is stored, and fails where the format is unknown', async () => {
  expect(await isPassword('', null)).toBe(false);
  await expect(isPassword('aye', 'plain$aye')).rejects.toThrow('stored as plain');
});
