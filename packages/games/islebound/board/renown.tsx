// The renown board: the track, the tokens, crew for hire, events and tales to brag with.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { capital, itemAt } from '@tidetable/engine';
import {
  costWords,
  eventCard,
  eventsShown,
  hirePrice,
  RENOWN_TRACK,
  regionOfEvent,
  reputationAt,
  rowPrice,
  TOKEN_NAMES,
  TOWN_NAMES,
  type View,
} from '../public.ts';
import { onTop } from './frames.ts';
import { TOKEN_LOOKS } from './looks.ts';
import { Marks } from './marks.tsx';
import { CrewStack, Cube, SpotButton } from './parts.tsx';
import { costMarks } from './sign.ts';
import { boardWords } from './words.ts';

const SPACES = Array.from({ length: RENOWN_TRACK + 1 }, (_none, space) => space);

export function RenownTrack({ view }: BoardProps<View>) {
  const say = boardWords();
  return (
    <section class="panel renown">
      <h3>
        {say.renown}
        <span class="token-stack" data-spot="tokens">
          <TokenTop view={view} />
        </span>
      </h3>
      <ol class="renown-track" data-info="renown">
        {SPACES.map((space) => (
          <li key={space} data-spot={`renown:${space}`}>
            <span class="space-number">{space}</span>
            {view.captains.map((captain, seat) =>
              captain.renown === space ? <Cube key={seat} seat={seat} /> : null,
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function TokenTop({ view: { tokens } }: { view: View }) {
  const say = boardWords();
  if (tokens.cards === 0) return <small class="is-none">{say.noTokens}</small>;
  const top = tokens.top;
  return (
    <span class="token" data-own title={top === null ? '' : TOKEN_NAMES[top]}>
      {top !== null && (
        <>
          <b>{TOKEN_LOOKS[top][0]}</b>
          <Icon name={TOKEN_LOOKS[top][1]} />
          <span class="unseen" data-own>
            {TOKEN_NAMES[top]}
          </span>
        </>
      )}
      <small>{say.left(tokens.cards)}</small>
    </span>
  );
}

export function CrewRow(props: BoardProps<View>) {
  const { view } = props;
  const say = boardWords();
  const { cards } = view.crewStack;
  const isEmpty = cards === 0 && view.crewRow.length === 0;
  return (
    <section class="panel crew-row">
      <h3>
        {say.forHire} <small>{isEmpty ? say.nobodyForHire : say.inDeck(cards)}</small>
      </h3>
      <ul>
        {view.crewRow.map((crew, place) => (
          <li key={crew}>
            <CrewStack board={props} crew={crew} count={1} />
            <span class="hire-price">
              <Icon name="two-coins" />
              {priceNow(view, place)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The price for the captain who is hiring, otherwise the printed one. */
function priceNow(view: View, place: number): number {
  const hiring = onTop(view, 'hire');
  if (hiring === null) return rowPrice(view, place);
  return hiring.surcharge + hirePrice(view, hiring.seat, place, hiring.free);
}

export function Events(props: BoardProps<View>) {
  const { view } = props;
  const say = boardWords();
  return (
    <section class="panel events">
      <h3>{say.events}</h3>
      <ul>
        {eventsShown(view).map((event) => {
          const card = eventCard(view, event);
          const town = TOWN_NAMES[itemAt(view.towns, regionOfEvent(view, event))];
          return (
            <li key={event}>
              <SpotButton
                board={props}
                name={`event:${event}`}
                look="card-of-paper event-card"
                label={say.event(town, costWords(card.pay), card.fightersNeeded, card.cubes)}
                info={`event:${event}`}
              >
                <strong data-own>{town}</strong>
                <span class="on-card">
                  <Marks
                    marks={[
                      ...costMarks(card.pay),
                      ...(card.fightersNeeded > 0
                        ? [
                            { text: `(${card.fightersNeeded}` },
                            { icon: 'pirate-skull' as const },
                            { text: ')' },
                          ]
                        : []),
                    ]}
                  />{' '}
                  <Marks marks={[{ text: `▸ ${card.cubes}` }, { icon: 'cube' }]} />
                </span>
              </SpotButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Tales(props: BoardProps<View>) {
  const { view } = props;
  const say = boardWords();
  const tops = view.reputationPiles.flatMap(({ top }) => top ?? []);
  return (
    <section class="panel tales">
      <h3>
        {say.tales} {tops.length === 0 && <small>{say.noTales}</small>}
      </h3>
      <ul>
        {tops.map((id) => {
          const card = reputationAt(view, id);
          const terms = say.tale(card.first, card.per, card.renown, card.limit);
          return (
            <li key={id}>
              <SpotButton
                board={props}
                name={`reputation:${id}`}
                look="card-of-paper tale-card"
                isOwn
                label={`${card.name}: ${terms}`}
                info={`reputation:${id}`}
              >
                <strong data-own>{card.name}</strong>
                <span class="on-card">{capital(terms)}</span>
              </SpotButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
