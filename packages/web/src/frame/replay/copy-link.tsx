// Copies a link to this moment.
import { useSignal } from '@preact/signals';
import { copyText } from '../../core/clipboard.ts';
import { words } from '../../words/index.ts';
import { addressOf } from '../moment-address.ts';

const SHOWN_FOR = 1500;

export function CopyLink({ ply }: { ply: number }) {
  const state = useSignal<'ready' | 'copied' | 'by-hand'>('ready');
  const say = words().replay;
  const address = addressOf(location.href, ply, null);
  const copy = async (): Promise<void> => {
    if (!(await copyText(address))) {
      state.value = 'by-hand';
      return;
    }
    state.value = 'copied';
    setTimeout(() => {
      state.value = 'ready';
    }, SHOWN_FOR);
  };
  if (state.value === 'by-hand')
    return (
      <input
        class="address"
        readOnly
        value={address}
        aria-label={say.copyThis}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    );
  return (
    <button type="button" class="quiet" onClick={() => void copy()}>
      <span aria-live="polite">{state.value === 'copied' ? say.copied : say.link}</span>
    </button>
  );
}
