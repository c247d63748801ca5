-- The decimals of these currencies were those of Intl, which has none for them. ISO 4217 has two, and three for Iraqi dinars.
UPDATE "gift_products" SET "price_minor" = "price_minor" * 100, "max_price_minor" = "max_price_minor" * 100
WHERE upper("currency_code") IN ('AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SLL', 'SOS', 'SYP', 'YER');--> statement-breakpoint
UPDATE "gift_products" SET "price_minor" = "price_minor" * 1000, "max_price_minor" = "max_price_minor" * 1000
WHERE upper("currency_code") = 'IQD';
