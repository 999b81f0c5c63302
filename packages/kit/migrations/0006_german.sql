-- How people read a list: umlauts beside their vowels, upper and lower case alike, "Tisch 2" before "Tisch 10".
create collation german (provider = icu, locale = 'de-u-kn-true');
