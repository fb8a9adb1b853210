// The API described for programs, made from the very schemas that judge its messages.
import { z } from 'zod';
import { fault } from './fields.ts';
import type { RouteSpec, Routes } from './route.ts';

const COOKIE = 'tidetable';

export function openApi(routes: Routes, version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, spec] of Object.entries(routes)) {
    const [method, path] = name.split(' ') as [string, string];
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] ??= {};
    paths[template][method.toLowerCase()] = operation(path, spec);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tidetable', version, description: 'Tables for games of the sea.' },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(path: string, spec: RouteSpec): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'seat' ? 'integer' : 'string' },
  }));
  const query = spec.query === undefined ? [] : inQuery(spec.query);
  return {
    summary: spec.summary,
    'x-access': spec.access,
    security: spec.access === 'anyone' ? [] : [{ cookie: [] }, { token: [] }],
    parameters: [...inPath, ...query],
    ...(spec.body === undefined
      ? {}
      : { requestBody: { required: true, ...json(spec.body, 'input') } }),
    responses: {
      200: { description: 'Done.', ...json(spec.answer, 'output') },
      default: { description: 'Not done, and why.', ...json(fault, 'output') },
    },
  };
}

function inQuery(schema: z.ZodType): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function json(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _said, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { content: { 'application/json': { schema: plain } } };
}
