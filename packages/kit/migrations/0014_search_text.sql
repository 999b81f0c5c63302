-- A text as it is searched (ADR 0181). `searchText` in packages/rules/src/lists/search-text.ts does the same; a test compares both.
create function search_text(said text) returns text language sql immutable strict parallel safe
return regexp_replace(
  replace(replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(said, nfkd),
        '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060-\u2064\u20d0-\u20ff\ufe20-\ufe2f\ufeff\u00ad]', '', 'g')),
      'øđłıς', 'odliσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ae', 'a'), 'oe', 'o'),
  '(?<![aeq])ue', 'u', 'g');
