/** Files kept open and sent by the kernel, precompressed, without an access log: as fast as nginx gets. */
export function nginxConfig(root: string, port: number): string {
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  open_file_cache_valid 60s;
  client_body_temp_path tmp;
  proxy_temp_path tmp;
  fastcgi_temp_path tmp;
  uwsgi_temp_path tmp;
  scgi_temp_path tmp;
  server {
    listen 127.0.0.1:${port};
    root "${root}";
    location / { try_files $uri/index.html =404; }
    location /assets/ { try_files $uri =404; }
  }
}
`;
}
