# Varnish 7 in front of the storefront, which is started with EDGE_CACHE=esi TRUST_PROXY=1 (docs/decisions/026):
#   varnishd -a :80 -f /opt/haat/apps/storefront/edge/haat.vcl -s malloc,256m -p feature=+esi_ignore_other_elements
# Without that feature Varnish looks for pieces between elements only, and some stand in an attribute's value.
# What it keeps has neither cookie nor nonce, and is told apart by Haat-Variant alone; what is a visitor's own is put in as a
# page goes out, from addresses below /_edge/ that are kept by nobody.
vcl 4.1;
import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  unset req.http.Haat-Variant;
  unset req.http.Haat-Piece;
  set req.http.Surrogate-Capability = "varnish=" + {"""} + "ESI/1.0" + {"""};

  if (req.esi_level > 0) {
    set req.http.Haat-Piece = "1";
    return (pass);
  }
  # Who follows the same link gets the same page, whatever tells the clicks apart (packages/web-host/src/tracking-parameters.ts).
  if (req.url ~ "\?") {
    set req.url = regsuball(req.url, "(?i)((?<=&)|^([^?]*\?))(utm_[^=&]*|fbclid|mibextid|sfnsn|igsh|igshid|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl|msclkid|ttclid|twclid|li_fat_id|epik|sccid|yclid|mc_cid|mc_eid|_hsenc|_hsmi)(=[^&]*)?(&|$)", "\2");
    set req.url = regsub(req.url, "[?&]$", "");
  }
  # Pieces are for pages, not for browsers.
  if (req.url ~ "^(/en)?/_edge/") {
    return (synth(404));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Cookie ~ "(^|;\s*)haat-variant=") {
    set req.http.Haat-Variant = regsub(req.http.Cookie, "^(?:.*;\s*)?haat-variant=([a-z]*).*$", "\1");
  }
  if (req.http.Haat-Variant == "own") {
    return (pass);
  }
  # Whoever has something of ours and does not tell their variant yet, or asks for light pages, is told it by the storefront.
  if (!req.http.Haat-Variant && (req.http.Cookie ~ "haat-(session|lite|data-note)=" || req.http.Save-Data ~ "(?i)on")) {
    return (pass);
  }
  # Cheaper where many have a cart: let the storefront fill their pages, in one trip instead of several.
  # if (req.http.Haat-Variant ~ "^[gc]") {
  #   return (pass);
  # }
  # Only / leads to a language: whose browser asks for another than Bengali first, or who has chosen, is led by the storefront.
  if (req.url ~ "^/(\?|$)" && (req.http.Cookie ~ "haat-language=" || req.http.Accept-Language !~ "^(?i)bn")) {
    return (pass);
  }
  return (hash);
}

sub vcl_backend_response {
  if (bereq.http.Haat-Piece) {
    if (beresp.status != 200) {
      return (error(503, "No piece"));
    }
    set beresp.uncacheable = true;
    return (deliver);
  }
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  # In its last second a page is good for nobody else: those who ask meanwhile do not wait for each other.
  if (beresp.http.Surrogate-Control ~ "max-age=0\b") {
    set beresp.do_esi = (beresp.http.Surrogate-Control ~ "ESI/1.0");
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.do_esi = (beresp.http.Surrogate-Control ~ "ESI/1.0");
    set beresp.do_gzip = true;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "public" && !beresp.http.Set-Cookie) {
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 5s;
  return (deliver);
}

sub vcl_backend_error {
  # A page goes out without a piece that cannot be had, not with an error in its place.
  if (bereq.http.Haat-Piece) {
    set beresp.status = 200;
    synthetic("");
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (resp.http.Vary ~ "Haat-Variant") {
    set resp.http.Vary = "Accept-Encoding, Cookie, Save-Data";
    if (obj.hits > 0) {
      set resp.http.Cache-Status = "edge; hit";
    } else {
      set resp.http.Cache-Status = "edge; fwd=miss";
    }
    # The browser asks anew for each page; how old it is here is no affair of its.
    unset resp.http.Age;
  }
}
