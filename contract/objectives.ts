/** Learning objectives in the person's own words, beside those we ship. */
import * as z from 'zod';
import { clientId } from './collection.ts';
import { endpoint, idParams } from './endpoint.ts';
import { requiredText, text, time } from './text.ts';
import * as say from './words.ts';

export const customObjective = z.object({
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  createdAt: time,
});
export type CustomObjective = z.infer<typeof customObjective>;

export const listCustomObjectives = endpoint({
  method: 'GET',
  path: '/api/custom-objectives',
  summary: "The person's own objectives, newest first",
  tag: 'Objectives',
  access: 'person',
  answers: { 200: z.array(customObjective) },
});

export const addCustomObjective = endpoint({
  method: 'POST',
  path: '/api/custom-objectives',
  summary: 'Add an objective',
  tag: 'Objectives',
  access: 'person',
  body: z.object({
    title: requiredText(200, say.titleIsRequired),
    description: text(1000).nullable().default(null),
    clientId,
  }),
  answers: { 201: customObjective },
});

export const deleteCustomObjective = endpoint({
  method: 'DELETE',
  path: '/api/custom-objectives/{id}',
  summary: 'Delete an objective for good; discussions that had it keep it',
  tag: 'Objectives',
  access: 'person',
  params: idParams,
  answers: { 204: null },
});
