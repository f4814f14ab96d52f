import { Client } from 'pg';
import { startEmbeddedServer } from '../embedded-server.ts';

// A program on an embedded server that tests can kill: `node embedded-program.ts DATA_FOLDER`.
// It prints its server's process id, then the number of each row once the server has acknowledged it.
const [dataFolder = ''] = process.argv.slice(2);
const server = await startEmbeddedServer({ dataFolder });
const client = new Client({ connectionString: server.url });
await client.connect();
await client.query('create table if not exists written (id int primary key)');
const { rows } = await client.query('select coalesce(max(id), 0) as last from written');
console.log(server.pid);

let running = true;
process.once('SIGTERM', () => {
  running = false;
});
for (let id = rows[0].last + 1; running; id++) {
  await client.query('insert into written values ($1)', [id]);
  console.log(id);
}
await client.end();
await server.stop();
