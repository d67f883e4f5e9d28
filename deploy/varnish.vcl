# Varnish between nginx, which ends TLS, and the servers. It keeps what a server allows in Cache-Control, for a minute, and
# answers with the page of before while it asks for the next one. Start it with
# `-p http_gzip_support=off`, or nobody gets the smaller Brotli, and set TRUST_PROXY=2 on the servers.
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "3001";
}

sub vcl_recv {
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What makes a page that of one visitor: a chosen country, the context of the landing page, a session.
  if (req.http.Cookie ~ "(^|; *)(userCountry|context|(__Secure-)?hormiga\.session_token)=[^;]") {
    return (pass);
  }
  # A language chosen by a link to the same page, of which the server stores the choice in a cookie.
  if (req.http.Referer) {
    set req.http.X-From = regsub(regsub(regsub(req.http.Referer, "^https?://[^/]+", ""), "\?.*$", ""), "(/[a-z]{2})?/?$", "");
    if (req.url ~ "/[a-z]{2}(\?|$)" && req.http.X-From == regsub(req.url, "/[a-z]{2}(\?.*)?$", "")) {
      return (pass);
    }
    unset req.http.X-From;
  }
  # Campaigns add these to an address; the page is the same.
  if (req.url ~ "\?((utm_[a-z]+|gclid|fbclid)=[^&]*(&|$))+$") {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  # Not the rest of Varnish's own rules, which pass every request that has a cookie: `Vary` says what depends on one.
  return (hash);
}

sub vcl_backend_response {
  # `stale-while-revalidate`, which Varnish reads in Cache-Control only.
  if (beresp.ttl > 0s) {
    set beresp.grace = 10m;
  }
}
