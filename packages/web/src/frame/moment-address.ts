// The moment in the address: `?ply=12`, with `&eyes=1` for another seat's eyes.
import { useSignalEffect } from '@preact/signals';
import type { Viewer } from '@tidetable/engine';
import { useEffect } from 'preact/hooks';
import { go, query } from '../core/route.ts';
import type { Stage } from './stage.ts';

/** Milliseconds between changes of the address: browsers limit them, and scrubbing makes many. */
const CALM = 200;

export function addressOf(href: string, ply: number | null, eyes: Viewer | null): string {
  const url = new URL(href);
  url.searchParams.delete('ply');
  url.searchParams.delete('eyes');
  if (ply !== null) url.searchParams.set('ply', String(ply));
  if (eyes !== null) url.searchParams.set('eyes', String(eyes));
  return url.href;
}

function momentIn(search: URLSearchParams): { ply: number; eyes?: Viewer } | null {
  const ply = search.get('ply');
  if (ply === null || !/^\d{1,6}$/.test(ply)) return null;
  const eyes = search.get('eyes');
  if (eyes === 'spectator') return { ply: Number(ply), eyes };
  return /^\d$/.test(eyes ?? '') ? { ply: Number(ply), eyes: Number(eyes) } : { ply: Number(ply) };
}

/** Shows the moment in the address, and keeps the address in step. */
export function useMomentAddress(stage: Stage): void {
  useEffect(() => {
    const asked = momentIn(query.peek());
    let isAsked = asked !== null;
    const stop = stage.table.onUpdate(() => {
      if (asked === null || !isAsked) return;
      isAsked = false;
      const mayChoose = stage.isOver.peek() || stage.table.isRecord === true;
      if (asked.ply < stage.last.peek() || mayChoose)
        void stage.look(asked.ply, mayChoose ? asked.eyes : undefined);
    });
    return stop;
  }, [stage]);
  useSignalEffect(() => {
    const [ply, eyes] = [stage.ply.value, stage.moments.eyes.value];
    if (stage.shown.peek() === null) return;
    const timer = setTimeout(() => {
      const address = addressOf(location.href, ply, eyes);
      if (address !== location.href) go(address, 'replace');
    }, CALM);
    return () => clearTimeout(timer);
  });
}
