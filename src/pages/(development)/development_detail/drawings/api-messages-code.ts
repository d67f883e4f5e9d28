/** The same order in every language: an interface is written in English. Amounts are in cents. */
export const request = `POST /orders HTTP/1.1
Host: api.example.com
Authorization: Bearer <key>
Content-Type: application/json

{
  "order": "A-1042",
  "customer": "C-77",
  "currency": "USD",
  "total": 18500
}`;

export const response = `HTTP/1.1 201 Created
Location: /invoices/F-2210
Content-Type: application/json

{
  "invoice": "F-2210",
  "order": "A-1042",
  "status": "draft"
}`;
