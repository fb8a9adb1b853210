// A client in TypeScript, generated from nothing but an OpenAPI description.

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export function clientOf({ paths, components }: OpenApi): string {
  const types = Object.entries(components.schemas).map(
    ([id, schema]) => `export type ${id} = ${typeOf(schema)};`,
  );
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationText(method, path, operation)),
  );
  return `${types.join('\n')}
export type Send = (method: string, path: string, body: unknown) => Promise<unknown>;
function filled(path: string, parameters: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (path.includes(\`{\${name}}\`)) path = path.replace(\`{\${name}}\`, encodeURIComponent(String(value)));
    else if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? path : \`\${path}?\${query}\`;
}
export const client = (send: Send) => ({
${operations.join('\n')}
});
`;
}

function operationText(method: string, path: string, operation: Operation): string {
  const { operationId, parameters, requestBody, responses } = operation;
  const asked = parameters.map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  const body = requestBody === undefined ? '' : `, body: ${contentType(requestBody)}`;
  const sent = requestBody === undefined ? 'undefined' : 'body';
  return `  ${operationId}: (parameters: { ${asked.join('; ')} }${body}) =>
    send('${method.toUpperCase()}', filled('${path}', parameters), ${sent}) as Promise<${contentType(responses[200])}>,`;
}

function contentType({ content }: Content): string {
  return typeOf(content['application/json'].schema);
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, '');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map((one) => `(${typeOf(one)})`).join(' | ');
  const { type } = schema;
  if (typeof type === 'object')
    return type.map((one) => typeOf({ ...schema, type: one })).join(' | ');
  switch (type) {
    case 'array':
      return `(${typeOf(schema.items as Schema)})[]`;
    case 'object':
      return objectType(schema);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, one]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(one)}`,
  );
  const named = `{ ${fields.join('; ')} }`;
  if (typeof additionalProperties !== 'object') return named;
  return `${named} & { [name: string]: ${typeOf(additionalProperties)} }`;
}
