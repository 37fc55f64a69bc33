-- The contract's table of moves (`shop-status.ts`). A test shop follows the shop that it belongs to, and goes no other way.
CREATE OR REPLACE FUNCTION haat_shop_moves() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF NEW.status <> OLD.status AND NOT EXISTS (
		SELECT FROM (VALUES
			('draft', 'sent', 'member'),
			('changes_asked', 'sent', 'member'),
			('rejected', 'sent', 'member'),
			('sent', 'approved', 'staff'),
			('sent', 'changes_asked', 'staff'),
			('rejected', 'changes_asked', 'staff'),
			('sent', 'rejected', 'staff'),
			('changes_asked', 'rejected', 'staff'),
			('approved', 'paused', 'member'),
			('paused', 'approved', 'member'),
			('approved', 'suspended', 'staff'),
			('paused', 'suspended', 'staff'),
			('suspended', 'approved', 'staff'),
			('approved', 'closing', 'member'),
			('paused', 'closing', 'member'),
			('closing', 'paused', 'member'),
			('closing', 'closed', 'platform'),
			('test', 'suspended', 'platform'),
			('suspended', 'test', 'platform')
		) AS move (was, becomes, by)
		WHERE move.was = OLD.status AND move.becomes = NEW.status
			AND (current_user NOT IN ('haat_member', 'haat_staff') OR current_user = 'haat_' || move.by)
	) THEN
		RAISE check_violation USING
			MESSAGE = format('a shop does not become %s from %s', NEW.status, OLD.status), TABLE = 'shop', CONSTRAINT = 'shop_status_moves';
	END IF;
	RETURN NEW;
END
$$;
