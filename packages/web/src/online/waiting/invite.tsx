// Invitations: a link for each friend.
import { useSignal } from '@preact/signals';
import { words } from '../../words/index.ts';
import { Copy } from '../copy.tsx';
import { useDoing } from '../doing.ts';
import { ask } from '../server.ts';
import { Trouble } from '../trouble.tsx';

interface Props {
  readonly table: string;
  readonly isPublic: boolean;
}

export function Invite({ table, isPublic }: Props) {
  const say = words().online.waiting;
  const links = useSignal<readonly string[]>([]);
  const { trouble, isBusy, run } = useDoing();
  const make = (): void =>
    run(async () => {
      const { path } = await ask('POST /api/tables/:table/invites', {
        params: { table },
        body: {},
      });
      links.value = [...links.value, new URL(path, location.href).href];
    });
  return (
    <section class="invite">
      <h2>{say.invite}</h2>
      <p class="note">{isPublic ? say.inviteHelpPublic : say.inviteHelp}</p>
      {links.value.map((link, nth) => (
        <Copy key={link} label={say.link(nth + 1)} text={link} canShare />
      ))}
      <button type="button" disabled={isBusy.value} onClick={make}>
        {links.value.length === 0 ? say.makeLink : say.anotherLink}
      </button>
      <Trouble why={trouble.value} />
    </section>
  );
}
