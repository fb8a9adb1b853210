// The description for programs: every schema says what it holds.
import { expect, it } from 'vitest';
import { openApi } from '../src/openapi.ts';
import { ROUTES } from '../src/routes/index.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const described = openApi(ROUTES, '1.2.3') as Described;
const { schemas } = described.components;

function partsOf({ anyOf = [], oneOf = [], items, properties, additionalProperties }: Schema) {
  const rest = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [...anyOf, ...oneOf, ...Object.values(properties ?? {}), ...rest];
  return items === undefined ? parts : [...parts, items];
}

function isBare(schema: Schema): boolean {
  if (schema.$ref !== undefined) return !(schema.$ref.replace(/^.*\//, '') in schemas);
  if (schema.anyOf !== undefined || schema.oneOf !== undefined) return false;
  if (schema.type === 'array') return schema.items === undefined;
  if (schema.type === 'object')
    return schema.properties === undefined && typeof schema.additionalProperties !== 'object';
  return schema.type === undefined && schema.const === undefined && schema.enum === undefined;
}

/** Paths of all schemas within that say nothing. */
function bareIn(schema: Schema, where: string): string[] {
  const here = isBare(schema) ? [where] : [];
  return [...here, ...partsOf(schema).flatMap((part, nth) => bareIn(part, `${where}/${nth}`))];
}

/** Every value under a key `schema`, at any depth. */
function schemasIn(value: unknown, where: string): [where: string, schema: Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'schema'
      ? [[where, part as Schema] as [string, Schema]]
      : schemasIn(part, `${where} ${key}`),
  );
}

it('leaves no object, list or value untyped', () => {
  const all = [...schemasIn(described.paths, ''), ...Object.entries(schemas)];
  expect(all.length).toBeGreaterThan(150);
  expect(all.flatMap(([where, schema]) => bareIn(schema, where))).toEqual([]);
});

it('types records, views, options and settings', () => {
  for (const id of ['GameRecord', 'TableView', 'LogEntry', 'Settings', 'TableShown'])
    expect(Object.keys(schemas[id]?.properties ?? {}).length, id).toBeGreaterThan(3);
  expect(schemas.Options?.additionalProperties).toEqual({
    $ref: '#/components/schemas/OptionValue',
  });
});

it('names every operation once', () => {
  const ids = Object.values(described.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(Object.keys(ROUTES).length);
  expect(ids).toContain('postTablesByTableJoin');
});
