// The island as it looks once an event has been shown: one turn brings several, and each is seen by itself.
import type { Condition, Event, Tile, View } from '@tidetable/forbidden-island/face';

export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'flooded':
      return withTile(view, event.tile, 'flooded');
    case 'sank':
      return withTile(view, event.tile, 'sunk');
    case 'shored-up':
    case 'sandbagged':
      return withTile(view, event.tile, 'dry');
    case 'waters-rose':
      return { ...view, waterLevel: event.level };
    default:
      return view;
  }
}

function withTile(view: View, tile: Tile, condition: Condition): View {
  const square = view.tiles.indexOf(tile);
  return {
    ...view,
    condition: view.condition.map((was, at) => (at === square ? condition : was)),
  };
}
