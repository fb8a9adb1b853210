// The API for people to read: a page without a script, made from the routes.
import { ROUTES, type RouteSpec } from '@tidetable/protocol';
import { z } from 'zod';

const WHO: Readonly<Record<RouteSpec['access'], string>> = {
  anyone: 'anyone',
  person: 'any guest or account',
  viewer: 'anyone who may see the table',
  seat: 'the person at the seat',
  owner: 'the person who opened the table',
  admin: 'moderators',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function schemaOf(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  const { $schema: _said, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(plain, null, 2))}</pre></details>`;
}

const routes = Object.entries<RouteSpec>(ROUTES).map(
  ([name, { summary, access, query, body, answer }]) => `<section>
<h2><code>${escaped(name)}</code></h2>
<p>${escaped(summary)} For ${WHO[access]}.</p>
${schemaOf('Query', query, 'input')}${schemaOf('Body', body, 'input')}${schemaOf('Answer', answer, 'output')}
</section>`,
);

export const DOCS_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tidetable API</title>
<h1>Tidetable API</h1>
<p>Described for programs at <a href="/api/openapi.json">/api/openapi.json</a>. The live channel is a WebSocket at <code>/api/live</code>.</p>
${routes.join('\n')}
</html>
`;
