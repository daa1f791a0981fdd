import * as z from 'zod';
import { endpoint, endpointsOf } from './endpoint.ts';
import { PICTURE_LIMIT } from './pictures.ts';
import { atMost, requiredText, text, time, timeZone } from './text.ts';
import * as say from './words.ts';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

export const email = z
  .string(say.emailIsRequired)
  .overwrite((raw) => raw.trim().toLowerCase())
  .max(254, say.notAnEmailAddress)
  .pipe(z.email(say.notAnEmailAddress));

/** A new password. Never trimmed: a space is a character like any other. */
export const newPassword = atMost(
  z.string(say.aPasswordIsRequired),
  PASSWORD_MAX,
  say.passwordTooLong(PASSWORD_MAX),
).refine((password) => password.length >= PASSWORD_MIN, say.passwordTooShort(PASSWORD_MIN));

/** A password as claimed: any text, so that a wrong one is wrong and not malformed. */
const claimedPassword = z
  .string(say.yourPasswordIsRequired)
  .min(1, say.yourPasswordIsRequired)
  .max(1000, say.thatPasswordIsTooLong);

export const user = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  bio: z.string(),
  timeZone: z.string().nullable(),
  lastActiveAt: time.nullable(),
  onboardedAt: time.nullable(),
  createdAt: time,
});
export type User = z.infer<typeof user>;

const signedIn = z.object({ user, token: z.string() });
const firstName = requiredText(100, say.yourNameIsRequired);
const lastName = text(100);

const accountCall = endpointsOf({ tag: 'Accounts', access: 'anyone' });

export const signup = accountCall({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Make an account and log in',
  body: z.object({ email, password: newPassword, firstName, lastName: lastName.default('') }),
  answers: { 201: signedIn },
  problems: ['email_taken', 'signup_closed', 'too_many'],
});

export const login = accountCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in',
  body: z.object({ email, password: claimedPassword, firstName: text(100).nullish() }),
  answers: { 200: signedIn },
  problems: ['invalid_credentials', 'suspended', 'too_many'],
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Who is signed in, by cookie or by bearer token',
  tag: 'Accounts',
  access: 'person',
  bearer: true,
  answers: { 200: user },
});

export const logout = accountCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out here',
  answers: { 204: null },
});

export const forgotPassword = accountCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for an email with a link to choose a new password',
  body: z.object({ email }),
  answers: { 202: null },
});

/** Whatever is no token at all is treated like one that is no longer good. */
const resetToken = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .catch('');

export const resetPassword = accountCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of the mail',
  body: z.object({ token: resetToken, password: newPassword }),
  answers: { 204: null },
  problems: ['invalid_token', 'too_many'],
});

const profileCall = endpointsOf({ tag: 'Profile', access: 'person' });

export const updateProfile = profileCall({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Change name, email address, bio or time zone',
  body: z.object({
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    email: email.optional(),
    bio: text(2000).optional(),
    timeZone: timeZone.nullish(),
    currentPassword: claimedPassword.optional(),
  }),
  answers: { 200: user },
  problems: ['wrong_password', 'email_taken', 'too_many'],
});

export const changePassword = profileCall({
  method: 'PUT',
  path: '/api/profile/password',
  summary: 'Change the password; all other sessions end',
  body: z.object({ currentPassword: claimedPassword, newPassword }),
  answers: { 204: null },
  problems: ['wrong_password', 'too_many'],
});

export const putPicture = profileCall({
  method: 'POST',
  path: '/api/profile/picture',
  summary: 'Upload a profile picture (field `picture`)',
  bodyType: 'multipart/form-data',
  bodyLimit: PICTURE_LIMIT,
  answers: { 200: z.object({ profileImageUrl: z.string() }) },
});

export const removePicture = profileCall({
  method: 'DELETE',
  path: '/api/profile/picture',
  summary: 'Remove the profile picture',
  answers: { 204: null },
});

export const picture = profileCall({
  method: 'GET',
  path: '/api/pictures/{name}',
  summary: "An uploaded picture: anyone's profile picture, or one of one's own works",
  params: z.object({ name: z.string() }),
  answers: { 200: 'image/webp' },
  problems: ['not_found'],
});

const session = z.object({
  id: z.int(),
  createdAt: time,
  lastSeenAt: time,
  userAgent: z.string().nullable(),
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const sessions = profileCall({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the person is signed in',
  answers: { 200: z.array(session) },
});

export const endOtherSessions = profileCall({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign out everywhere but here',
  answers: { 204: null },
});

export const deleteAccount = profileCall({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete the account and all it owns',
  body: z.object({ currentPassword: claimedPassword }),
  bodyOptional: true,
  answers: { 204: null },
  problems: ['wrong_password', 'last_admin', 'too_many'],
});
