// The API for people to read: a page without a script, made from its description for programs.
import { ROUTES, type RouteSpec } from '@tidetable/protocol';

const WHO: Readonly<Record<RouteSpec['access'], string>> = {
  anyone: 'anyone',
  person: 'any guest or account',
  viewer: 'anyone who may see the table',
  seat: 'the person at the seat',
  owner: 'the person who opened the table',
  admin: 'moderators',
};

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Operation {
  readonly parameters: readonly { readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function folded(title: string, schema: object): string {
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function contentOf(title: string, { content }: Content): string {
  return folded(title, content['application/json'].schema);
}

function routeText(name: string, { summary, access }: RouteSpec, operation: Operation): string {
  const { parameters, requestBody, responses } = operation;
  const query = parameters.filter((one) => one.in === 'query');
  const parts = [
    query.length === 0 ? '' : folded('Query', query),
    requestBody === undefined ? '' : contentOf('Body', requestBody),
    contentOf('Answer', responses[200]),
  ];
  return `<section>
<h2><code>${escaped(name)}</code></h2>
<p>${escaped(summary)} For ${WHO[access]}.</p>
${parts.join('')}
</section>`;
}

export function docsPage(described: object): string {
  const { paths, components } = described as Described;
  const routes = Object.entries<RouteSpec>(ROUTES).map(([name, spec]) => {
    const [method = '', path = ''] = name.split(' ');
    const template = path.replace(/:(\w+)/g, '{$1}');
    return routeText(name, spec, paths[template]?.[method.toLowerCase()] as Operation);
  });
  const schemas = Object.entries(components.schemas).map(
    ([id, schema]) => `<section id="${id}"><h3>${id}</h3>${folded('Schema', schema)}</section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tidetable API</title>
<h1>Tidetable API</h1>
<p>Described for programs at <a href="/api/openapi.json">/api/openapi.json</a>. The live channel is a WebSocket at <code>/api/live</code>.</p>
${routes.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</html>
`;
}
