import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type FastifyPluginAsyncZod, hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Result } from '../../lib/result.ts';
import type { Role } from '../accounts/accounts.types.ts';
import { messageOf, type SettingsRefusal, statusOf } from './settings.errors.ts';
import {
  byId,
  importBody,
  openingTimesBody,
  redirectBody,
  settingSchemas,
  version,
} from './settings.schemas.ts';
import type { Settings } from './settings.ts';
import type { SettingName } from './settings.types.ts';

interface Options {
  settings: Settings;
}

const owner: { roles: readonly Role[] } = { roles: ['owner'] };
const editing: { roles: readonly Role[] } = { roles: ['owner', 'editor'] };

/** Who may read and change a setting. Editors fill menus with what is in them of the shop, so they may read that too. */
const access: Record<SettingName, { read: typeof owner; change: typeof owner }> = {
  site: { read: editing, change: owner },
  menus: { read: editing, change: editing },
  theme: { read: editing, change: editing },
  scripts: { read: owner, change: owner },
};

/**
 * The settings of the site, under `/admin/api/settings` (EDIT-5): `GET` answers `{ version, value }`, `PUT` takes the same
 * and answers the new version, or 409 with `current` when somebody else was faster.
 */
export const settingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { settings }) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (!hasZodFastifySchemaValidationErrors(error)) throw error;
    const message = messageOf({ code: 'invalid-input' }, request.staff.language);
    const fields = error.validation.map((each) => [
      each.instancePath.replace(/^\/(?:value\/)?/, '').replaceAll('/', '.'),
      each.message ?? message,
    ]);
    return answer(request, reply, {
      ok: false,
      error: { code: 'invalid-input', fields: Object.fromEntries(fields) },
    });
  });

  for (const name of Object.keys(settingSchemas) as SettingName[]) {
    app.get(`/settings/${name}`, { config: access[name].read }, () => settings.read(name));
    app.put(
      `/settings/${name}`,
      {
        config: access[name].change,
        schema: { body: z.strictObject({ version, value: settingSchemas[name] }) },
      },
      async (request, reply) =>
        answer(request, reply, await settings.save(request.staff, name, request.body as never)),
    );
  }

  app.get('/settings/opening-hours', { config: owner }, () => settings.openingTimes());

  /** 409 `bookings-affected` with `days` until `accept` is true, when bookings lie outside the new times. */
  app.put(
    '/settings/opening-hours',
    { config: owner, schema: { body: openingTimesBody } },
    async (request, reply) =>
      answer(request, reply, await settings.saveOpeningTimes(request.staff, request.body)),
  );

  await app.register(redirectRoutes, { settings });
};

const redirectRoutes: FastifyPluginAsyncZod<Options> = async (app, { settings: { redirects } }) => {
  app.get('/settings/redirects', { config: owner }, async () => ({ redirects: await redirects.list() }));

  app.post('/settings/redirects', { config: owner, schema: { body: redirectBody } }, async (request, reply) =>
    answer(request, reply, await redirects.add(request.staff, request.body)),
  );

  app.put(
    '/settings/redirects/:id',
    { config: owner, schema: { params: byId, body: redirectBody } },
    async (request, reply) =>
      answer(request, reply, await redirects.change(request.staff, request.params.id, request.body)),
  );

  app.delete('/settings/redirects/:id', { config: owner, schema: { params: byId } }, async (request, reply) =>
    answer(request, reply, await redirects.remove(request.staff, request.params.id)),
  );

  /** `{ lines }`: what each line of a list came to, or would. */
  app.post(
    '/settings/redirects/import',
    { config: owner, bodyLimit: 2 * 1024 * 1024, schema: { body: importBody } },
    async (request, reply) => {
      const imported = await redirects.import(request.staff, request.body);
      return answer(request, reply, imported.ok ? { ok: true, value: { lines: imported.value } } : imported);
    },
  );
};

/** Answers with a value, or with a refusal in the staff member's language. */
function answer(request: FastifyRequest, reply: FastifyReply, result: Result<unknown, SettingsRefusal>) {
  if (result.ok) return result.value === undefined ? reply.code(204).send() : reply.send(result.value);
  const { code, field, fields, more } = result.error;
  const message = messageOf(result.error, request.staff.language);
  const named = fields ?? (field && { [field]: message });
  return reply
    .code(statusOf(code))
    .send({ error: { code, message, ...(named && { fields: named }) }, ...more });
}
