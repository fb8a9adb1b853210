// The API described for programs, made from the very schemas that judge its messages.
import { z } from 'zod';
import { fault } from './fields.ts';
import type { RouteSpec, Routes } from './route.ts';

const COOKIE = 'tidetable';

/** Schemas with an id. */
type Components = Record<string, object>;

export function openApi(routes: Routes, version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Components = {};
  for (const [name, spec] of Object.entries(routes)) {
    const [method, path] = name.split(' ') as [string, string];
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] ??= {};
    paths[template][method.toLowerCase()] = operation(method, path, spec, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tidetable', version, description: 'Tables for games of the sea.' },
    paths,
    components: {
      schemas,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(method: string, path: string, spec: RouteSpec, schemas: Components): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'seat' ? 'integer' : 'string' },
  }));
  const query = spec.query === undefined ? [] : inQuery(spec.query, schemas);
  return {
    operationId: idOf(method, path),
    summary: spec.summary,
    'x-access': spec.access,
    security: spec.access === 'anyone' ? [] : [{ cookie: [] }, { token: [] }],
    parameters: [...inPath, ...query],
    ...(spec.body === undefined
      ? {}
      : { requestBody: { required: true, ...json(spec.body, 'input', schemas) } }),
    responses: {
      200: { description: 'Done.', ...json(spec.answer, 'output', schemas) },
      default: { description: 'Not done, and why.', ...json(fault, 'output', schemas) },
    },
  };
}

/** `POST /api/tables/:table/join`: `postTablesByTableJoin`. */
function idOf(method: string, path: string): string {
  const words = path.slice('/api/'.length).replace(/:/g, 'by-').split(/[/-]/);
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return method.toLowerCase() + words.map(capital).join('');
}

function inQuery(schema: z.ZodType, schemas: Components): object[] {
  const { properties = {}, required = [] } = plain(schema, 'input', schemas) as QuerySchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

interface QuerySchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function json(schema: z.ZodType, io: 'input' | 'output', schemas: Components): object {
  return { content: { 'application/json': { schema: plain(schema, io, schemas) } } };
}

/** As JSON schema; what has an id goes to the components. */
function plain(schema: z.ZodType, io: 'input' | 'output', schemas: Components): object {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const referring = text.replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _said, $defs = {}, ...rest } = JSON.parse(referring);
  Object.assign(schemas, $defs);
  return rest;
}
