import { failureOf } from '../../db/database-failure.ts';

/** Whether the database refused a second live page at one path. */
export const isPathTaken = (error: unknown): boolean => {
  const { code, constraint } = failureOf(error);
  return code === '23505' && constraint === 'page_address_live_path';
};
