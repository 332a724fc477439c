-- Reads a request from the environment, and writes what came of it as one line of JSON.
wrk.method = os.getenv("LOAD_METHOD")
wrk.body = os.getenv("LOAD_BODY")
wrk.headers["Accept"] = os.getenv("LOAD_ACCEPT")
wrk.headers["Accept-Encoding"] = "br"
if wrk.body then wrk.headers["Content-Type"] = "application/json" end

done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('{"perSecond":%f,"p50Ms":%f,"p99Ms":%f,"failed":%d}\n',
    summary.requests * 1e6 / summary.duration, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.timeout + e.status))
end
