// The texts of a preview.
import type { Preview } from './preview.ts';

export const SITE = 'Tidetable';
export const TAGLINE =
  'One table for games of the sea: with friends, with bots, live or over days.';

export function titleOf({ host, title, isInvitation }: Preview): string {
  return isInvitation ? `${host} invites you to ${title}` : `${title} with ${host}`;
}

export function describe({ title, seats, options }: Preview): string {
  return [`${title} for ${seats} players.`, ...options.map((one) => `${one}.`)].join(' ');
}
