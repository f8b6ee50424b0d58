import type { DatabaseSync } from 'node:sqlite'
import type { GoogleAccount } from './hosted/google-account.ts'
import type { ProviderProperties } from './provider-properties.ts'
import type { Client, Owner, Pool, Session, User } from './records.ts'

const TABLES = `
  CREATE TABLE IF NOT EXISTS cognito_pools (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS cognito_clients (id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS cognito_users (
    pool_id TEXT NOT NULL, username TEXT NOT NULL, alias TEXT, document TEXT NOT NULL,
    PRIMARY KEY (pool_id, username)) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS cognito_users_alias ON cognito_users (pool_id, alias);
  CREATE TABLE IF NOT EXISTS cognito_sessions (
    origin_jti TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, pool_id TEXT NOT NULL, username TEXT NOT NULL,
    expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0, document TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS cognito_sessions_user ON cognito_sessions (pool_id, username);
  CREATE TABLE IF NOT EXISTS cognito_challenges (
    id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, document TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS cognito_codes (
    pool_id TEXT NOT NULL, username TEXT NOT NULL, purpose TEXT NOT NULL, document TEXT NOT NULL,
    PRIMARY KEY (pool_id, username, purpose)) STRICT;
  CREATE TABLE IF NOT EXISTS cognito_attempts (
    pool_id TEXT NOT NULL, username TEXT NOT NULL, purpose TEXT NOT NULL,
    count INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (pool_id, username, purpose)) STRICT;
  CREATE TABLE IF NOT EXISTS cognito_domains (domain TEXT PRIMARY KEY, pool_id TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS cognito_providers (
    pool_id TEXT NOT NULL, name TEXT NOT NULL, document TEXT NOT NULL, PRIMARY KEY (pool_id, name)) STRICT;
  CREATE TABLE IF NOT EXISTS cognito_google_accounts (email TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
`

const USER_TABLES = ['cognito_users', 'cognito_sessions', 'cognito_codes', 'cognito_attempts']

type Value = string | number | null

export function openStore(db: DatabaseSync) {
  db.exec(TABLES)
  const run = (sql: string, ...values: readonly Value[]) => Number(db.prepare(sql).run(...values).changes)
  const row = (sql: string, ...values: readonly Value[]) => db.prepare(sql).get(...values)
  const document = <T>(sql: string, ...values: readonly Value[]) => {
    const found = row(sql, ...values)
    return found && (JSON.parse(String(found.document)) as T)
  }

  return {
    /** All or nothing, with one sync to disk. */
    atomically<T>(work: () => T): T {
      db.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        db.exec('COMMIT')
        return result
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
    },

    pool: (id: string) => document<Pool>('SELECT document FROM cognito_pools WHERE id = ?', id),
    putPool: (pool: Pool) =>
      run('INSERT OR REPLACE INTO cognito_pools VALUES (?, ?)', pool.id, JSON.stringify(pool)),
    client: (id: string) => document<Client>('SELECT document FROM cognito_clients WHERE id = ?', id),
    putClient: (client: Client) =>
      run('INSERT OR REPLACE INTO cognito_clients VALUES (?, ?)', client.id, JSON.stringify(client)),

    putDomain: (domain: string, poolId: string) =>
      run('INSERT OR REPLACE INTO cognito_domains VALUES (?, ?)', domain, poolId),
    hasDomain: (poolId: string) =>
      row('SELECT 1 AS found FROM cognito_domains WHERE pool_id = ?', poolId) !== undefined,
    putProvider: (provider: ProviderProperties) =>
      run(
        'INSERT OR REPLACE INTO cognito_providers VALUES (?, ?, ?)',
        provider.UserPoolId,
        provider.ProviderName,
        JSON.stringify(provider),
      ),
    provider: (poolId: string, name: string) =>
      document<ProviderProperties>(
        'SELECT document FROM cognito_providers WHERE pool_id = ? AND name = ?',
        poolId,
        name,
      ),

    user: (poolId: string, username: string) =>
      document<User>(
        'SELECT document FROM cognito_users WHERE pool_id = ? AND username = ?',
        poolId,
        username,
      ),
    userByAlias: (poolId: string, alias: string) =>
      document<User>('SELECT document FROM cognito_users WHERE pool_id = ? AND alias = ?', poolId, alias),
    /** False if the name or the alias belongs to someone. */
    addUser: (user: User, alias: string | null) =>
      run(
        'INSERT OR IGNORE INTO cognito_users VALUES (?, ?, ?, ?)',
        user.poolId,
        user.username,
        alias,
        JSON.stringify(user),
      ) === 1,
    /** False if the alias belongs to someone else. */
    putUser: (user: User, alias: string | null) =>
      run(
        'UPDATE OR IGNORE cognito_users SET alias = ?, document = ? WHERE pool_id = ? AND username = ?',
        alias,
        JSON.stringify(user),
        user.poolId,
        user.username,
      ) === 1,
    deleteUser: ({ poolId, username }: Owner) => {
      for (const table of USER_TABLES)
        run(`DELETE FROM ${table} WHERE pool_id = ? AND username = ?`, poolId, username)
    },
    /** In the order of their names, after the given one. */
    users: (poolId: string, after: string): readonly User[] =>
      db
        .prepare('SELECT document FROM cognito_users WHERE pool_id = ? AND username > ? ORDER BY username')
        .all(poolId, after)
        .map(found => JSON.parse(String(found.document)) as User),

    addSession: (session: Session, tokenHash: string, now: number) => {
      run('DELETE FROM cognito_sessions WHERE expires_at < ?', now)
      run(
        'INSERT INTO cognito_sessions VALUES (?, ?, ?, ?, ?, 0, ?)',
        session.originJti,
        tokenHash,
        session.poolId,
        session.username,
        session.expiresAt,
        JSON.stringify(session),
      )
    },
    session: (tokenHash: string) => {
      const sql = 'SELECT document, revoked FROM cognito_sessions WHERE token_hash = ?'
      const found = row(sql, tokenHash)
      return found && { ...(JSON.parse(String(found.document)) as Session), revoked: found.revoked === 1 }
    },
    isLive: (originJti: string) =>
      row('SELECT 1 AS live FROM cognito_sessions WHERE origin_jti = ? AND revoked = 0', originJti) !==
      undefined,
    revoke: (originJti: string) =>
      run('UPDATE cognito_sessions SET revoked = 1 WHERE origin_jti = ?', originJti),
    revokeAll: ({ poolId, username }: Owner) =>
      run('UPDATE cognito_sessions SET revoked = 1 WHERE pool_id = ? AND username = ?', poolId, username),

    addChallenge: (id: string, expiresAt: number, value: unknown, now: number) => {
      run('DELETE FROM cognito_challenges WHERE expires_at < ?', now)
      run('INSERT INTO cognito_challenges VALUES (?, ?, ?)', id, expiresAt, JSON.stringify(value))
    },
    /** A challenge is answered once: taking it forgets it. */
    takeChallenge: (id: string, now: number): unknown =>
      document('DELETE FROM cognito_challenges WHERE id = ? AND expires_at >= ? RETURNING document', id, now),

    /** The accounts of the stand-in of Google, the latest last. */
    googleAccounts: () =>
      db
        .prepare('SELECT document FROM cognito_google_accounts ORDER BY rowid')
        .all()
        .map(found => JSON.parse(String(found.document)) as GoogleAccount),
    putGoogleAccount: (account: GoogleAccount) =>
      run(
        'INSERT OR REPLACE INTO cognito_google_accounts VALUES (?, ?)',
        account.email,
        JSON.stringify(account),
      ),

    code: ({ poolId, username }: Owner, purpose: string): unknown =>
      document(
        'SELECT document FROM cognito_codes WHERE pool_id = ? AND username = ? AND purpose = ?',
        poolId,
        username,
        purpose,
      ),
    putCode: ({ poolId, username }: Owner, purpose: string, value: unknown) =>
      run(
        'INSERT OR REPLACE INTO cognito_codes VALUES (?, ?, ?, ?)',
        poolId,
        username,
        purpose,
        JSON.stringify(value),
      ),
    deleteCode: ({ poolId, username }: Owner, purpose: string) =>
      run(
        'DELETE FROM cognito_codes WHERE pool_id = ? AND username = ? AND purpose = ?',
        poolId,
        username,
        purpose,
      ),

    attempts: ({ poolId, username }: Owner, purpose: string) => {
      const sql = 'SELECT count, at FROM cognito_attempts WHERE pool_id = ? AND username = ? AND purpose = ?'
      const found = row(sql, poolId, username, purpose)
      return found && { count: Number(found.count), at: Number(found.at) }
    },
    putAttempts: ({ poolId, username }: Owner, purpose: string, count: number, at: number) =>
      run(
        'INSERT OR REPLACE INTO cognito_attempts VALUES (?, ?, ?, ?, ?)',
        poolId,
        username,
        purpose,
        count,
        at,
      ),
  }
}
export type Store = ReturnType<typeof openStore>
