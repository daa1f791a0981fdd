/**
 * Everything that can go wrong, as a code with its status and the words people read.
 * Every error answer is `{ message, code, fields? }`; `fields` come with `invalid`, and with `changed_elsewhere`, of which it names those that were.
 */
import * as z from 'zod';

export const PROBLEMS = {
  malformed: { status: 400, message: 'That request could not be read.' },
  invalid: { status: 400, message: 'Please check the marked fields.' },
  invalid_token: { status: 400, message: 'This link is no longer valid. Ask for a new one.' },
  image_refused: { status: 400, message: 'Pictures are not fetched from this address.' },
  not_signed_in: { status: 401, message: 'Please log in first.' },
  invalid_credentials: { status: 401, message: 'The email address or the password is not right.' },
  forbidden: { status: 403, message: 'You don’t have permission to do this.' },
  bad_origin: { status: 403, message: 'This request came from another site and was refused.' },
  wrong_host: {
    status: 421,
    message:
      'This server is not called that. Whoever runs it can set PUBLIC_URL to the address people reach it at.',
  },
  signup_closed: { status: 403, message: 'New accounts are not open here. Ask the administrator for one.' },
  suspended: {
    status: 403,
    message: 'This account is suspended. Please ask the administrator of this server.',
  },
  wrong_password: { status: 403, message: 'The current password is not right.' },
  not_found: { status: 404, message: 'That does not exist, or is not yours.' },
  image_missing: { status: 404, message: 'There is no picture at this address, or it did not come in time.' },
  email_taken: { status: 409, message: 'There is already an account with this email address.' },
  changed_elsewhere: {
    status: 409,
    message:
      'This was changed elsewhere in the meantime. Look at both, and save again to keep what you have here.',
  },
  message_id_reused: {
    status: 409,
    message: 'That message was sent before with other words.',
  },
  not_replaceable: {
    status: 409,
    message: 'Only your last message can be replaced, and only once its reply has ended.',
  },
  no_feedback: { status: 409, message: 'There is no feedback on that message to look at again.' },
  last_admin: {
    status: 409,
    message: 'The last administrator has to stay one while others have accounts here.',
  },
  own_account: {
    status: 409,
    message: 'That cannot be done to your own account. Another administrator can do it.',
  },
  is_suspended: { status: 409, message: 'This account is suspended. Lift the suspension first.' },
  signups_fixed: {
    status: 409,
    message: 'SIGNUP=closed is set where the server is started, and wins over this switch.',
  },
  no_room: {
    status: 409,
    message:
      'There is no room left in your account. Delete something you no longer need (it counts for ten minutes more), or ask the administrator.',
  },
  too_large: { status: 413, message: 'That is too large.' },
  image_too_large: { status: 413, message: 'The picture at this address is too large.' },
  image_unusable: { status: 415, message: 'What is at this address is not a picture that can be shown.' },
  wrong_type: { status: 415, message: 'That kind of content is not accepted here.' },
  too_many: { status: 429, message: 'Too many tries. Please wait a moment.' },
  interrupted: {
    status: 503,
    message: 'The reply broke off. Please try again.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'Colloquy is busy or restarting. Please try again in a moment.' },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export const problemBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;
