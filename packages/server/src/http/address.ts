// The address that limits count by: an IPv6 client has a whole /64 network.

/** An IPv4 address as it is; of an IPv6 address its /64 network. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [before = '', after] = ip.split('::');
  const groups = before === '' ? [] : before.split(':');
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(':').length;
  const all = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0')];
  return `${[...all, ...(after ?? '').split(':')].slice(0, 4).join(':')}::/64`;
}
