import { Migration } from '@mikro-orm/migrations';

/**
 * Gives every driver a customer record (docs/rules/customers.md#records). Drivers of existing reservations become one record only where a
 * licence, CIN or passport number and the name are equal; each of the others gets an own record. The log says how many there are.
 */
export class Migration20261128170000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of COLUMNS) await this.execute(statement);
    const [before] = await this.execute('select count(*)::int as count from "customer"');
    await this.execute(RENTER_OF);
    await this.execute(LINK_RESERVATIONS);
    await this.execute(TAKE_PAPERS);
    await this.execute(
      'drop function migrated_renter(text, text, text, text, text, text, text, text, int, timestamptz)',
    );
    const [after] = await this.execute(`select (select count(*) from "customer")::int as count,
      (select count("renter_id") + count("second_renter_id") from "reservation")::int as drivers,
      (select count(*) from (select 1 from "customer" c where not "registered" and exists (
        select from "customer" o where o.id <> c.id and o.national_id is not null
          and identity_key(o.national_id) = identity_key(c.national_id))) t)::int as same_cin`);
    if (after?.['drivers'] === 0) return;
    const made = Number(after?.['count']) - Number(before?.['count']);
    this.config.get('logger')(
      `Customer records: ${after?.['drivers']} drivers of reservations were linked, ${made} records were made for drivers without an account. ` +
        `${after?.['same_cin']} records have the CIN of another one under another name and were left apart.`,
    );
  }
}

const COLUMNS = [
  `create function identity_key(text) returns text language sql immutable parallel safe
    return nullif(regexp_replace(search_form($1), '[^[:alnum:]]+', '', 'g'), '')`,
  `alter table "customer"
    add column "registered" boolean not null default true,
    add column "passport_number" text null,
    add column "nationality" text null,
    add column "licence_number" text null,
    add column "licence_category" text null,
    add column "licence_issued_on" date null,
    add column "licence_expires_on" date null,
    add column "birth_date" date null,
    add column "papers_checked_at" timestamptz(3) null,
    add column "rating_reason" text null,
    add column "rating_review_on" date null,
    add column "merged_into_id" int null constraint "customer_merged_into_id_foreign" references "customer" ("id") on delete set null,
    add column "rated_by_id" int null constraint "customer_rated_by_id_foreign" references "employee" ("id") on delete set null`,
  `drop index "customer_email_unique"`,
  `create unique index "customer_email_unique" on "customer" ("email") where "archived_at" is null and "registered"`,
  `create index "customer_licence_index" on "customer" (identity_key("licence_number"))`,
  `create index "customer_national_id_index" on "customer" (identity_key("national_id"))`,
  `create index "customer_passport_index" on "customer" (identity_key("passport_number"))`,
  `create index "customer_phone_index" on "customer" (phone_key("phone"))`,
  `create index "customer_registered_index" on "customer" ("registered", "created_at", "id") where "archived_at" is null`,
  `create table "customer_merge" (
    "id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
    "kept_id" int not null constraint "customer_merge_kept_id_foreign" references "customer" ("id") on delete cascade,
    "merged_id" int not null constraint "customer_merge_merged_id_foreign" references "customer" ("id") on delete cascade,
    "moved" jsonb not null,
    "employee_id" int null constraint "customer_merge_employee_id_foreign" references "employee" ("id") on delete set null,
    "parted_at" timestamptz(3) null)`,
  `create index "customer_merge_kept_id_index" on "customer_merge" ("kept_id")`,
  `create index "customer_merge_merged_id_index" on "customer_merge" ("merged_id")`,
  `alter table "reservation"
    add column "renter_id" int null constraint "reservation_renter_id_foreign" references "customer" ("id") on delete set null,
    add column "second_renter_id" int null
      constraint "reservation_second_renter_id_foreign" references "customer" ("id") on delete set null`,
  `create index "reservation_renter_id_index" on "reservation" ("renter_id")`,
  `create index "reservation_person_index" on "reservation" ((coalesce("customer_id", "renter_id")))`,
  `create index "reservation_second_renter_id_index" on "reservation" ("second_renter_id")`,
];

/** The record of a driver: that of the account if it has the name, else the one of an equal paper number and name, else a new one. */
const RENTER_OF = `create function migrated_renter(
    surname text, given text, tel text, mail text, licence text, cin text, passport text, country text, account int, made timestamptz
  ) returns int language plpgsql as $$
  declare
    found int;
    names text[] := array[search_form(surname || ' ' || given), search_form(given || ' ' || surname)];
  begin
    select c.id into found from customer c where c.id = account and search_form(c.last_name || ' ' || c.first_name) = any(names);
    if found is null then
      select c.id into found from customer c
      where (identity_key(c.licence_number) = identity_key(licence) or identity_key(c.national_id) = identity_key(cin)
          or identity_key(c.passport_number) = identity_key(passport))
        and c.archived_at is null and search_form(c.last_name || ' ' || c.first_name) = any(names)
      order by c.registered desc, c.id limit 1;
    end if;
    if found is null then
      insert into customer (registered, title, last_name, first_name, address, phone, email, national_id, passport_number, nationality,
          licence_number, password_hash, status, rating, created_at, updated_at, version)
        values (false, 'MR', surname, given, '', coalesce(tel, ''), lower(coalesce(mail, '')), cin, passport, country,
          licence, '', 'ACTIVE', 'GOOD', made, made, 1)
        returning id into found;
    else
      update customer c set national_id = coalesce(c.national_id, cin), passport_number = coalesce(c.passport_number, passport),
        nationality = coalesce(c.nationality, country), licence_number = coalesce(c.licence_number, licence),
        phone = case when c.phone = '' then coalesce(tel, '') else c.phone end
      where c.id = found and (c.national_id is null or c.passport_number is null or c.nationality is null or c.licence_number is null);
    end if;
    return found;
  end $$`;

const LINK_RESERVATIONS = `do $$
  declare r record;
  begin
    for r in select * from reservation
      where (status in ('ACCEPTED', 'PENDING') or driver_licence_number is not null or driver_national_id is not null
          or driver_passport_number is not null)
        and not (driver_last_name = 'Compte' and driver_first_name = 'supprimé')
      order by created_at, id
    loop
      update reservation set
        renter_id = migrated_renter(r.driver_last_name, r.driver_first_name, r.driver_phone, r.driver_email, r.driver_licence_number,
          r.driver_national_id, r.driver_passport_number, r.driver_nationality, r.customer_id, r.created_at),
        second_renter_id = case when r.second_driver_last_name is not null then migrated_renter(r.second_driver_last_name,
          r.second_driver_first_name, r.second_driver_phone, r.second_driver_email, r.second_driver_licence_number,
          r.second_driver_national_id, r.second_driver_passport_number, r.second_driver_nationality, null, r.created_at) end
      where id = r.id;
    end loop;
  end $$`;

/** Takes the papers that departures have read, the latest of each renter. */
const TAKE_PAPERS = `update customer c set
    licence_category = p.papers->>'licenceCategory', licence_issued_on = (p.papers->>'licenceIssuedOn')::date,
    licence_expires_on = (p.papers->>'licenceExpiresOn')::date, birth_date = (p.papers->>'birthDate')::date,
    licence_number = coalesce(c.licence_number, p.papers->>'licenceNumber'), papers_checked_at = p.completed_at
  from (
    select distinct on (renter) renter, papers, completed_at from (
      select case papers->>'driver' when 'SECOND' then r.second_renter_id else r.renter_id end as renter, papers, i.completed_at
      from inspection i join reservation r on r.id = i.reservation_id cross join lateral jsonb_array_elements(i.papers) papers
      where i.kind = 'DEPARTURE' and i.completed_at is not null
    ) read where renter is not null order by renter, completed_at desc
  ) p where p.renter = c.id`;
