/**
 * Serves the lists of the bench by plain `http` and one prepared statement each, as JSON: the best that this machine, Node and PostgreSQL
 * can do. The first segment of the path names the statement; `page` is a file.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import pg from 'pg';
import { answerParent } from './child-usage.mjs';

const VEHICLE = `v.id, v.name, v.category, v.fuel, v.transmission, v.daily_price, v.seats, v.luggage, v.image_file, v.tiers,
  json_build_object('id', b.id, 'name', b.name) as brand, json_build_object('id', a.id, 'name', a.name) as agency`;
const VEHICLES = `from vehicle v join brand b on b.id = v.brand_id join agency a on a.id = v.agency_id
  where v.archived_at is null and v.visible`;

const STATEMENTS = {
  empty: 'select 1 as one',
  settings: 'select * from settings',
  vehicles: `select ${VEHICLE}, count(*) over () as total ${VEHICLES} order by v.daily_price, v.id limit 20`,
  available: `select ${VEHICLE}, count(*) over () as total ${VEHICLES} and not exists (
      select 1 from occupation o where o.vehicle_id = v.id
      and o.period && tstzrange(date_trunc('day', now(), 'UTC') + interval '7 days', date_trunc('day', now(), 'UTC') + interval '8 days', '[)'))
    order by v.daily_price, v.id limit 20`,
  reservations: `select r.id, r.number_key, r.status, r.kind, r.starts_at, r.ends_at, r.pickup_place, r.return_place, r.total,
      r.advance, r.version, r.driver_last_name, r.driver_first_name, r.driver_phone, r.driver_national_id, v.id as vehicle_id,
      v.name, v.plate_number, b.name as brand, count(*) over () as total_count
    from reservation r join vehicle v on v.id = r.vehicle_id join brand b on b.id = v.brand_id
    order by r.created_at desc, r.id desc limit 20`,
  vehiculesParc: `select v.*, b.name as brand, a.name as agency ${VEHICLES} order by v.daily_price, v.id`,
};

/** A file as long as the home page. */
const PAGE = process.env['RAW_PAGE'] ?? '';

const pool = new pg.Pool({ connectionString: process.env['RAW_DATABASE_URL'], max: 20 });
const server = createServer((request, response) => {
  const name = (request.url ?? '/').slice(1);
  if (name === 'page')
    return void readFile(PAGE).then((page) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  const text = STATEMENTS[name];
  if (!text) return void response.writeHead(404).end();
  pool.query({ name, text }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`Ready at http://localhost:${address?.port}`);
});
process.on('SIGTERM', () => process.exit(0));
answerParent();
