// One network for all of its addresses.
import { expect, it } from 'vitest';
import { networkOf } from '../../src/http/address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('puts %s at %s', (ip, place) => {
  expect(networkOf(ip)).toBe(place);
});
