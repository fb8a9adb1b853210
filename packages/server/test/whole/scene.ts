// A private table, with a person in every role around it.
import { api } from '@tidetable/client';
import { TIMED } from '../games-by-trait.ts';
import type { Role } from './access.ts';
import { type Guest, guest } from './people.ts';

/** Tokens by role; none for `out`. */
export interface Scene {
  readonly url: string;
  readonly table: string;
  readonly person: string;
  readonly tokens: Readonly<Record<Role, string | undefined>>;
}

const KEEPER = { login: 'Keeper', password: 'correct horse battery' };

const keepers = new Map<string, Guest>();

/** The same as before, unless that session was ended. */
async function keeper(url: string): Promise<Guest> {
  const known = keepers.get(url);
  const isKnown = await known?.api('GET /api/me').catch(() => null);
  if (known !== undefined && isKnown) return known;
  const fresh = await logInKeeper(url);
  keepers.set(url, fresh);
  return fresh;
}

/** An admin: an account is opened first, and then logged in to. */
async function logInKeeper(url: string): Promise<Guest> {
  const personById = await guest(url, 'Keeper');
  for (const path of ['/api/login', '/api/accounts']) {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${personById.token}` },
      body: JSON.stringify(KEEPER),
    });
    const token = /tidetable=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (token !== undefined) return { ...personById, token, api: api({ url, token }) };
  }
  throw new Error('nobody keeps this server');
}

export async function sceneOf(url: string, status: 'open' | 'playing'): Promise<Scene> {
  const admin = await keeper(url);
  const names = ['Stranger', 'Spectator', 'Neighbour', 'Sitter', 'Owner', 'Banned'];
  const people = await Promise.all(names.map((name) => guest(url, name)));
  const [stranger, spectator, neighbour, sitter, owner, banned] = people as [
    Guest,
    Guest,
    Guest,
    Guest,
    Guest,
    Guest,
  ];
  const body = { game: TIMED, seats: status === 'open' ? 5 : 4, seating: ['me'] };
  const { id: table } = await owner.api('POST /api/tables', { body });
  const params = { table };
  const inviteTo = async (seat: number | undefined, one: Guest): Promise<void> => {
    const { code } = await owner.api('POST /api/tables/:table/invites', {
      params,
      body: seat === undefined ? {} : { seat },
    });
    await one.api('POST /api/invites', { body: { code } });
  };
  await inviteTo(1, sitter);
  await inviteTo(2, neighbour);
  await inviteTo(3, banned);
  if (status === 'playing') await owner.api('POST /api/tables/:table/start', { params });
  await inviteTo(undefined, spectator);
  if (status === 'open')
    await spectator.api('POST /api/tables/:table/seats/:seat/leave', {
      params: { table, seat: 4 },
    });
  await admin.api('PUT /api/admin/bans/:person', { params: { person: banned.id } });
  const tokenOf = ({ token }: Guest): string => token;
  const tokens = {
    out: undefined,
    stranger: tokenOf(stranger),
    spectator: tokenOf(spectator),
    neighbour: tokenOf(neighbour),
    sitter: tokenOf(sitter),
    owner: tokenOf(owner),
    banned: tokenOf(banned),
    admin: tokenOf(admin),
  };
  return { url, table, person: stranger.id, tokens };
}
