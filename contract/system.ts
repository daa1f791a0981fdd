import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Alive',
  tag: 'System',
  access: 'anyone',
  answers: { 200: z.object({ status: z.literal('ok') }) },
});

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Able to serve: the database answers and its schema is current',
  tag: 'System',
  access: 'anyone',
  answers: { 200: z.object({ status: z.literal('ready') }) },
  problems: ['unavailable'],
});

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This contract as OpenAPI 3.1',
  tag: 'System',
  access: 'anyone',
  answers: { 200: z.looseObject({ openapi: z.string() }) },
});

export const docs = endpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'This contract as a page to read',
  tag: 'System',
  access: 'anyone',
  answers: { 200: 'text/html' },
});
