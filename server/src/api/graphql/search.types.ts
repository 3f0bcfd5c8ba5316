import { type ClassType, Field, InputType } from 'type-graphql';
import type { Search } from '../../kernel/search.js';

/** Makes the search type for the fields of a registered enum: `class AgencySearch extends SearchIn(AgencySearchField) {}`. */
export function SearchIn<SearchField extends string>(fields: Readonly<Record<string, SearchField>>) {
  @InputType()
  abstract class SearchType implements Search<SearchField> {
    @Field(() => String, {
      description: 'Part of the value, ignoring case and accents; an empty text matches everything.',
    })
    text!: string;

    @Field(() => fields, { nullable: true, description: 'The field to search; all fields if left out.' })
    field?: SearchField | null;
  }
  return SearchType as ClassType<Search<SearchField>>;
}
