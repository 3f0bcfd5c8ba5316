import { Migration } from '@mikro-orm/migrations';

/** Marks on letters (accents, Arabic vowels, Hebrew points), the stretching of Arabic words, and signs that are never drawn. */
const MARKS = [
  '\\u00ad\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf-\\u05c7\\u0610-\\u061a\\u061c\\u0640\\u064b-\\u065f\\u0670',
  '\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u08d3-\\u08ff\\u1ab0-\\u1aff\\u1dc0-\\u1dff',
  '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff',
].join('');
/** Dashes, apostrophes and dots, which people put in or leave out; and spaces of all kinds. */
const GAPS =
  '\\s\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\-\\u2010-\\u2015\\u2212\\u05be';
const LEFT_OUT = "''’‘ʼ′`.";
/** Letters that are written for each other, after the marks are gone, and the digits of Arabic keyboards. */
const FROM = 'ىیېةھہەکڪٱøłđðıħς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const TO = 'يييههههككاolddihσ01234567890123456789';

/** Country codes of the numbers that are dialled with a zero within the country only, and never begin with one otherwise. */
const TRUNK_ZERO = [
  '20|21[1238]|23[1-4]|24[39]|25[0-24-6]|26[0-5]|27|291|3[1-3]|35[3589]|37[03457]|38[0-35-79]|4[013469]|42[13]|508|5[13458]',
  '59[013-68]|6[0-46]|686|8[1246]|85[056]|88[06]|9[0-58]|96[1-467]|97[0-267]|99[4-6]',
].join('|');

/** Makes one form of texts, telephones and plates, for what is stored and what is searched (docs/rules/common.md#searches). */
export class Migration20261128060200 extends Migration {
  override up(): void {
    this.addSql('drop index "reservation_driver_search_index"');
    // Most texts are ASCII, and need a tenth of the time. The function is not strict, because CASE would keep it from being inlined.
    this.addSql(`create or replace function search_form(text) returns text language sql immutable parallel safe
      return case
        when octet_length($1) = length($1) then
          regexp_replace(translate(lower($1), '${LEFT_OUT}', ''), '[\\s-]+', ' ', 'g')
        else
          regexp_replace(replace(replace(replace(translate(lower(
            regexp_replace(normalize($1, NFKD), '[${MARKS}]+', '', 'g')
          ), '${FROM}${LEFT_OUT}', '${TO}'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '[${GAPS}]+', ' ', 'g')
        end`);
    // A national number is a Moroccan one; a zero after a country code that has one at home only is left out, as in +212 (0)6.
    this.addSql(`create function phone_key(text) returns text language sql immutable strict parallel safe
      return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace($1, '[^0-9]+', '', 'g'), '^00', ''),
        '^0(?=[1-9])', '212'), '^([5-8][0-9]{8})$', '212\\1'),
        '^(${TRUNK_ZERO})0', '\\1')`);
    // Both scripts of a Moroccan plate are one: the official letters are A B D H E T Y, and و is also written W.
    this.addSql(`create function plate_key(text) returns text language sql immutable strict parallel safe
      return regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(translate(search_form($1), 'ابدهوطي', 'abdhety'), '[^[:alnum:]]+', '', 'g'),
        '^([0-9]{1,2})([^0-9])([0-9]{3,6})$', '\\3\\2\\1'), '^([0-9]+)w([0-9]{1,2})$', '\\1e\\2'), '^([0-9]+)(ww)$', '\\2\\1')`);
    this.addSql(`create index "reservation_driver_search_index" on "reservation" using gin (
      search_form("driver_last_name" || ' ' || "driver_first_name" || ' ' || "driver_last_name") gin_trgm_ops,
      phone_key("driver_phone") gin_trgm_ops, search_form("driver_national_id") gin_trgm_ops,
      search_form("second_driver_national_id") gin_trgm_ops)`);
    this.addSql(`create index "customer_search_index" on "customer" using gin (
      search_form("last_name" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops, phone_key("phone") gin_trgm_ops,
      search_form("national_id") gin_trgm_ops, search_form("email") gin_trgm_ops)`);
    // An agency that has one plate in two spellings keeps both vehicles: the newer ones stand outside of the index.
    this.addSql('drop index "vehicle_plate_number_unique"');
    this.addSql(`do $$
      declare twins text;
      begin
        select coalesce(string_agg(' and id <> ' || v.id, ''), '') into twins from vehicle v where archived_at is null and exists (
          select from vehicle o where o.archived_at is null and o.id < v.id and plate_key(o.plate_number) = plate_key(v.plate_number));
        execute 'create unique index "vehicle_plate_key_unique" on "vehicle" (plate_key("plate_number")) where "archived_at" is null' || twins;
      end $$`);
  }
}
